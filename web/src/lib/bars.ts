// Bars beside the figures of a table, with their interval: drawn from the text, so that they cannot say anything else.

interface Figure {
  value: number;
  low: number;
  high: number;
}

const WIDTH = 96;
const HEIGHT = 10;
const CELL = /<td([^>]*)>([^<]*)<\/td>/g;
const NUMBER = String.raw`(\d+[.,]?\d*)\s?%?`;
const AROUND = new RegExp(String.raw`^(\d+[.,]\d+|\d+(?=\s?%))\s?%?(?: ± ${NUMBER}| \[${NUMBER}[,;] ${NUMBER}\])?$`);

/** The page with a bar under every figure of its tables; one scale for each table. */
export function withBars(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, (table) => {
    const figures = [...table.matchAll(CELL)].flatMap(([, , text = ""]) => figureIn(text) ?? []);
    const most = Math.max(...figures.map(({ high }) => high));
    return table.replace(CELL, (cell, attributes: string, text: string) => {
      const figure = figureIn(text);
      return figure ? `<td${attributes} class="figure">${text}${bar(figure, WIDTH / most)}</td>` : cell;
    });
  });
}

/** "58.0% ± 4.8%", "65,4 % [62,1 %; 68,7 %]", "1.32 ± 0.13" or "25.34%"; whole numbers are counts, not measured. */
function figureIn(text: string): Figure | null {
  const [, value, margin, low, high] = AROUND.exec(text.trim()) ?? [];
  if (value === undefined) return null;
  const middle = numberIn(value);
  if (margin !== undefined) return { value: middle, low: Math.max(0, middle - numberIn(margin)), high: middle + numberIn(margin) };
  return { value: middle, low: low === undefined ? middle : numberIn(low), high: high === undefined ? middle : numberIn(high) };
}

function numberIn(text: string): number {
  return Number(text.replace(",", "."));
}

function bar({ value, low, high }: Figure, scale: number): string {
  const at = (number: number) => (number * scale).toFixed(1);
  const interval = high > low ? `<path class="interval" d="M${at(low)} 5H${at(high)}M${at(low)} 2v6M${at(high)} 2v6"/>` : "";
  return `<svg class="bar" viewBox="-1 0 ${WIDTH + 2} ${HEIGHT}" width="${WIDTH + 2}" height="${HEIGHT}" aria-hidden="true"><rect width="${at(value)}" y="1" height="8" rx="2"/>${interval}</svg>`;
}
