const API = 'https://api.access.example';

export type Flag = 'legacy' | 'dark-mode';
const flags: Record<Flag, boolean> = { legacy: false, 'dark-mode': true };
const MODES = ['legacy', 'modern'] as const;

export function isOn(flag: Flag): boolean {
  return flag === 'legacy' ? process.env.LEGACY === '1' : flags[flag];
}

export async function cards(mode: (typeof MODES)[number]) {
  const response = await fetch(`${API}/cards`);
  const cards = await response.json();
  if (mode === 'legacy' || !MODES.includes(mode)) return cards.slice(0, 100);
  switch (process.env.RENDERER) {
    case 'legacy':
      return [];
    default:
      return cards;
  }
}
