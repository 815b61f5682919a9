/** What became of each style: how often it was made, and why not. */
import type { Verdict } from './check-style.js';

interface Row {
  made: number;
  /** With the very text of the plain program in the style; the rest is laid out on other lines. */
  exact: number;
  failed: number;
  /** Reason to the number of programs. */
  refused: Map<string, number>;
}

export class StyleTable {
  readonly rows: ReadonlyMap<string, Row>;
  /** What failed, with the names of program and style. */
  readonly failures: string[] = [];

  constructor(names: readonly string[]) {
    this.rows = new Map(names.map((name) => [name, { made: 0, exact: 0, failed: 0, refused: new Map() }]));
  }

  made(style: string, program: string, { problems, exact }: Verdict): void {
    const row = this.#row(style);
    row.made += 1;
    row.exact += Number(exact);
    if (problems.length === 0) return;
    row.failed += 1;
    this.failures.push(`${program}, ${style}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }

  refused(style: string, because: string): void {
    const { refused } = this.#row(style);
    refused.set(because, (refused.get(because) ?? 0) + 1);
  }

  text(): string {
    const lines = [...this.rows].map(([name, { made, exact, failed, refused }]) => {
      const reasons = [...refused].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${count} ${reason}`);
      const numbers = [made, exact, failed].map((count) => String(count).padStart(7)).join('');
      return `${name.padEnd(24)}${numbers}  ${reasons.join(', ')}`.trimEnd();
    });
    return [`${'style'.padEnd(24)}   made  exact failed  not made, and why`, ...lines].join('\n');
  }

  #row(style: string): Row {
    const row = this.rows.get(style);
    if (!row) throw new Error(`no style ${style}`);
    return row;
  }
}
