/** Which files of a project can have to do with the service, told from their texts. */
import {
  asSegments,
  asWritten,
  distinctivePathTokens,
  isBoundByConfiguration,
  linkingPattern,
  namingTokens,
  serviceTokens,
} from '@curfew/analyzer/words';
import type { Schedule } from '@curfew/schedule';
import { analyzerSettings } from './configured-facts.js';
import { distinctiveTokens } from './distinctive-tokens.js';
import type { CurfewConfig, Project } from './project-contracts.js';
import { writtenPrefixes } from './server-configurations.js';

/**
 * Tells of each file whether it is worth parsing for more than what is merely possible. Where no text of the project names the service,
 * only what holds a distinctive word is, so that it is not silently clean when it cannot be read; where one does, what imports link to a
 * file that may itself have to do with it. What is no file of the project is linked to it in ways that the project does not know: it
 * always is.
 *
 * @returns A test of absolute real paths. It stands for the texts as they are now: ask anew when one of them changed.
 */
export const relatedFiles = (
  project: Project,
  schedule: Schedule,
  config: Omit<CurfewConfig, 'schedule' | 'source'>,
): ((file: string) => boolean) => {
  const settings = analyzerSettings(config);
  const own = new Set(project.files());
  const tokens = serviceTokens(schedule);
  const passed = (others: readonly string[]): string[] =>
    writtenPrefixes(project.serverFiles(others).flatMap((file) => textOf(project, file)));
  const named = passed([]);
  const search = (prefixes: readonly string[]): readonly string[] =>
    project.filesMentioning(linkingPattern(schedule, settings, prefixes));
  const found = search(named);
  const naming = project.filesMentioning(asWritten(namingTokens(schedule)));
  // Programs that pass on are among what names the service; only they make a second search necessary.
  const all = passed(naming);
  const linking = all.length > named.length ? search(all) : found;
  const paths = asSegments(distinctivePathTokens(schedule));
  // Each text with a distinctive path is among those that were found.
  const holdsPath = (file: string): boolean => paths.test(textOf(project, file));
  const isBound =
    isBoundByConfiguration(settings) ||
    naming.length > 0 ||
    linking.some(holdsPath) ||
    project.dataMentioning(tokens).length > 0;
  const related = isBound
    ? project.linkedTo([...linking, ...[...own].filter((file) => settings.mocks?.(file))])
    : new Set(project.filesMentioning(distinctiveTokens(schedule, config.baseUrls)));
  return (file) => related.has(file) || !own.has(file);
};

const textOf = (project: Project, file: string): string => {
  const source = project.read(file);
  return 'text' in source ? source.text : '';
};
