// The table of docs/emulator.md: each operation of the emulator, and what of it is the emulator's own choice.
import { playedOperations } from '@curfew/emulator';
import { bundledSchedule } from '@curfew/schedule';

/**
 * Puts the table between its marks.
 * @param {string} page
 * @returns {string}
 */
export function withEmulatorTable(page) {
  const rows = playedOperations(bundledSchedule()).map(({ operation, played }) => {
    const path = `${operation.method === '*' ? 'any' : operation.method} ${operation.path}${operation.below ? ' and below' : ''}`;
    const choices = played?.choices ?? ['not played'];
    return `| \`${path}\` | ${operation.assumed ? 'no' : 'yes'} | ${choices.join(' ').replaceAll('|', '\\|')} |`;
  });
  const table = ['| operation | path shown | own choices |', '|---|---|---|', ...rows].join('\n');
  return page.replace(
    /(<!-- begin operations -->)[\s\S]*?(<!-- end operations -->)/,
    (_whole, begin, end) => `${begin}\n\n${table}\n\n${end}`,
  );
}
