/** Analyses a program that exists in memory and holds it to its expectations. */
import { relative } from 'node:path';
import { createAnalysis, judge } from '@curfew/analyzer';
import { analyzerSettings, applyConfigToSchedule, loadConfig, openProject } from '@curfew/project';
import { bundledSchedule } from '@curfew/schedule';
import type { Program } from './program.js';

/** A day after every sunset of the bundled schedule. */
const AS_OF = '2026-11-27';

interface Found {
  file: string;
  line: number;
  id: string;
  confidence: string;
}

function findingsIn({ item, trees }: Program): Found[] {
  const config = loadConfig(item.root);
  const schedule = applyConfigToSchedule(bundledSchedule(), config);
  const project = openProject({ root: item.root, schedule, ignore: item.others });
  for (const { module } of trees.values()) project.adopt(module);
  const analysis = createAnalysis({ schedule, settings: analyzerSettings(config), host: project });
  return [...trees.values()].flatMap(({ file, module, text }) =>
    analysis
      .matchesIn(module)
      .filter((match) => judge(match, { schedule, asOf: AS_OF, horizon: 90 }))
      .map(({ id, confidence, span }) => ({ file, line: lineAt(text, span[0]), id, confidence })),
  );
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What the analyzer says and the expectations do not, and the other way round; empty where they agree. */
export function problemsOf(program: Program): string[] {
  const { item, trees, expected } = program;
  const left = findingsIn(program);
  const problems: string[] = [];
  const claim = (fits: (found: Found) => boolean): boolean => {
    const index = left.findIndex(fits);
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  };
  // The strict ones choose first.
  for (const fate of ['stays', 'weaker', 'open'] as const) {
    for (const { file, start, end, id, confidence } of expected.filter((one) => one.fate === fate)) {
      const text = trees.get(file)?.text ?? '';
      const [from, to] = [lineAt(text, start), lineAt(text, end)];
      const claimed = claim(
        (found) =>
          found.file === file &&
          found.id === id &&
          found.line >= from &&
          found.line <= to &&
          (fate === 'open' || (fate === 'stays' ? found.confidence === confidence : found.confidence !== 'certain')),
      );
      if (!claimed && fate === 'stays')
        problems.push(`missing: ${relative(item.root, file)}:${from} ${id} ${confidence}`);
    }
  }
  for (const { file, line, id, confidence } of left) {
    if (confidence !== 'possible')
      problems.push(`unexpected: ${relative(item.root, file)}:${line} ${id} ${confidence}`);
  }
  return problems;
}
