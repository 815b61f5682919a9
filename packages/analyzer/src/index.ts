export type * from './contracts.js';
export { createAnalysis } from './analysis.js';
export { candidatePattern } from './candidate-pattern.js';
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
export { siteIdentity } from './site-identity.js';
export { judge, type JudgeOptions } from './judge.js';
export { rangeOf } from './syntax/nodes.js';
export { escapePattern } from './syntax/escape-pattern.js';
