/** `Left out: 3 ignored by .gitignore, 1 minified.`; empty where nothing was. The folder of git itself goes without saying. */
export function leftOutText(skipped: Readonly<Record<string, number>>): string {
  const reasons = Object.entries(skipped).filter(([reason]) => reason !== '.git');
  if (reasons.length === 0) return '';
  return `Left out: ${reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')}.`;
}
