// What a reader chose for this device: language, light or dark, sound, tempo. Kept in the browser, nowhere else.
import { TEMPOS, tempoFor, type Tempo } from "./tempo";

export const LANGUAGES = ["en", "es", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark", "garden"] as const;
export type Theme = (typeof THEMES)[number];

const STORE = "wartable";

interface Stored {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  odds?: boolean;
  coach?: boolean;
  tempo?: Tempo;
  isQuick?: boolean;
  volume?: number;
  isStark?: boolean;
  threats?: boolean;
}

/** The language for tags such as "zh-TW" or "es-MX"; as in the terminal, one Chinese serves all readers of it. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find((language) => language.split("-")[0] === primary);
    if (found) return found;
  }
  return "en";
}

class Preferences {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  /** Whether odds are always shown, not only where the reader points. */
  odds = $state(false);
  /** Whether the coach is asked at every decision, where the table allows it. */
  coach = $state(false);
  /** How the moves of others are shown. */
  tempo = $state<Tempo>("normal");
  /** Whether the only choice is taken by itself. */
  isQuick = $state(true);
  /** How loud sounds are, up to 1. */
  volume = $state(0.7);
  /** Whether the reader wants the strongest contrast. */
  isStark = $state(false);
  /** Whether what others threaten to do lies open. */
  threats = $state(true);

  constructor() {
    const stored = read();
    this.language = stored.language ?? languageFor(navigator.languages);
    this.theme = stored.theme ?? "system";
    this.sound = stored.sound ?? false;
    this.odds = stored.odds ?? false;
    this.coach = stored.coach ?? false;
    this.tempo = stored.tempo ?? "normal";
    this.isQuick = stored.isQuick ?? true;
    this.volume = stored.volume ?? 0.7;
    this.isStark = stored.isStark ?? matchMedia("(prefers-contrast: more)").matches;
    this.threats = stored.threats ?? true;
  }

  /** Keep the choices and show the page in them; call from an effect. */
  apply(): void {
    const { language, theme, sound, odds, coach, tempo, isQuick, volume, isStark, threats } = this;
    write({ language, theme, sound, odds, coach, tempo, isQuick, volume, isStark, threats });
    document.documentElement.lang = language;
    document.documentElement.dataset["contrast"] = isStark ? "strong" : "usual";
    document.documentElement.dataset["theme"] = theme === "system" ? (prefersDark().matches ? "dark" : "light") : theme;
  }

  /** Whether things may move. */
  get motion(): boolean {
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How what others do is shown to this reader. */
  get manner(): { tempo: Tempo; hasMotion: boolean } {
    return { tempo: tempoFor(this.tempo, this.motion), hasMotion: this.motion };
  }
}

export function prefersDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return checked(stored);
  } catch {
    // Storage may be switched off, or hold what an older version wrote.
    return {};
  }
}

function checked(stored: unknown): Stored {
  if (typeof stored !== "object" || stored === null) return {};
  const { language, theme, sound, odds, coach, tempo, isQuick, volume, isStark, threats } = stored as Record<string, unknown>;
  return {
    ...(LANGUAGES.includes(language as Language) ? { language: language as Language } : {}),
    ...(THEMES.includes(theme as Theme) ? { theme: theme as Theme } : {}),
    ...(typeof sound === "boolean" ? { sound } : {}),
    ...(typeof odds === "boolean" ? { odds } : {}),
    ...(typeof coach === "boolean" ? { coach } : {}),
    ...(TEMPOS.includes(tempo as Tempo) ? { tempo: tempo as Tempo } : {}),
    ...(typeof isQuick === "boolean" ? { isQuick } : {}),
    ...(typeof volume === "number" && volume > 0 && volume <= 1 ? { volume } : {}),
    ...(typeof isStark === "boolean" ? { isStark } : {}),
    ...(typeof threats === "boolean" ? { threats } : {}),
  };
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(stored));
  } catch {
    // Without storage the choices last as long as the page.
  }
}

export const preferences = new Preferences();
