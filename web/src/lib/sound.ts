// Short sounds made on the spot, no files: wood for dice, a drum for a fall, a bell for a clan. Off until asked for.
import { preferences } from "./preferences.svelte";

type Sound = (context: AudioContext, at: number) => void;

let context: AudioContext | null = null;
/** What every sound goes through on its way out. */
let loudness: GainNode | null = null;

function louder(audio: AudioContext): GainNode {
  const node = audio.createGain();
  node.connect(audio.destination);
  return node;
}

/** A click of wood: a short burst of filtered noise. */
function wood(pitch: number, gain: number): Sound {
  return (audio, at) => {
    const length = Math.floor(audio.sampleRate * 0.05);
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < length; n += 1) samples[n] = (Math.random() * 2 - 1) * Math.exp((-9 * n) / length);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = 3;
    source.connect(filter).connect(faded(audio, at, gain, 0.09)).connect(loudness ?? audio.destination);
    source.start(at);
  };
}

/** A tone that dies away; it may fall in pitch, as a drum does. */
function tone(from: number, to: number, length: number, gain: number, type: OscillatorType = "sine"): Sound {
  return (audio, at) => {
    const source = audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(faded(audio, at, gain, length)).connect(loudness ?? audio.destination);
    source.start(at);
    source.stop(at + length);
  };
}

function faded(audio: AudioContext, at: number, gain: number, length: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return node;
}

function after(...steps: readonly [number, Sound][]): Sound {
  return (audio, at) => {
    for (const [delay, sound] of steps) sound(audio, at + delay);
  };
}

const drum = tone(150, 45, 0.5, 0.5);
const bell = after([0, tone(880, 872, 1.6, 0.16)], [0, tone(1318, 1310, 1.2, 0.09)], [0, tone(2217, 2210, 0.7, 0.05)]);

const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: after(
    ...[0, 0.09, 0.2, 0.27, 0.38, 0.52, 0.61, 0.74].map((delay): [number, Sound] => [delay, wood(1400 + delay * 900, 0.4 - delay * 0.25)]),
  ),
  filled: after([0, wood(700, 0.7)], [0.07, wood(900, 0.4)]),
  "lost-die": wood(320, 0.7),
  "turn-lost": tone(220, 140, 0.35, 0.14, "triangle"),
  conquered: after([0, drum], [0.18, drum], [0.3, bell]),
  clan: after([0, drum], [0.15, drum], [0.3, drum], [0.42, bell], [0.7, bell]),
  "your-turn": tone(659, 656, 0.4, 0.08),
  won: after([0, bell], [0.35, bell], [0.7, drum], [0.75, bell]),
};

export const sounds = {
  /** Play a sound by name, if the reader switched sound on; names without a sound are silent. */
  play(name: string): void {
    const sound = SOUNDS[name];
    if (!sound || !preferences.sound) return;
    context ??= new AudioContext();
    void context.resume();
    loudness ??= louder(context);
    loudness.gain.value = preferences.volume;
    sound(context, context.currentTime + 0.01);
  },
};
