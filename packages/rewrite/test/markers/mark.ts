import { bundledSchedule } from '@curfew/schedule';
import { markSites, type MarkedSite } from '../../src/index.js';
import { tryParse, parse } from '../support/parse.js';

const ALL = new Set(bundledSchedule().deprecations.map(({ id }) => id));

export interface MarkQuestion {
  file?: string;
  add?: boolean;
  reason?: string;
  /** Letters of a site, to the ids of its findings. Every place where it stands, outside of comments, is one. */
  sites?: Readonly<Record<string, readonly string[]>>;
  ids?: ReadonlySet<string>;
}

/** The text with its markers. A site is wherever `user_id` stands. */
export function marked(text: string, question: MarkQuestion = {}): string {
  const { file = 'a.tsx', add = true, reason = 'Ask.', sites = { user_id: ['card-assignment'] }, ids = ALL } = question;
  const found: MarkedSite[] = Object.entries(sites).flatMap(([word, idsOfWord]) =>
    [...text.matchAll(new RegExp(`(?:\\/\\/[^\\r\\n]*|\\/\\*[\\s\\S]*?\\*\\/)|${word}`, 'g'))]
      .filter(([hit]) => hit === word)
      .flatMap(({ index }) =>
        idsOfWord.map((id) => ({
          id,
          span: [index, index + word.length] as const,
          sunset: '2025-11-30',
          reasons: [reason],
        })),
      ),
  );
  const result = markSites(parse(file, text), { sites: found, ids, add, reparse: tryParse });
  if (typeof result === 'string') throw new Error(result);
  return result.module.text;
}
