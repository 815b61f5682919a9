/** What is asked of texts, before anything is parsed; without the analysis, which takes ten times as long to load. */
export { candidatePattern } from './candidate-pattern.js';
export { carriedNamesIn, readingTokens } from './clients/carriers.js';
export {
  asSegments,
  asWritten,
  distinctivePathTokens,
  isBoundByConfiguration,
  linkingPattern,
  namingTokens,
  serviceTokens,
  type TextPattern,
} from './requests/service-tokens.js';
export { escapePattern } from './syntax/escape-pattern.js';
