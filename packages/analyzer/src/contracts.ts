/**
 * The contracts of the analyzer, on one page: what a caller supplies (modules, host, oracle, settings) and what comes out
 * (matches without dates, and findings for a day).
 */
import type { Node, Program } from '@oxc-project/types';
import type { Day, Phase, Schedule, Target, TargetKind } from '@curfew/schedule';

/** Any ESTree node of any supported parser. Its `range` is `[start, end)` in UTF-16 units of the text without BOM. */
export type AnyNode = Node;

/** The part of an ESLint or typescript-eslint scope manager that the analyzer uses. */
export interface ScopeManagerLike {
  acquire(node: object, inner?: boolean): ScopeLike | null;
  readonly globalScope: ScopeLike | null;
}
export interface ScopeLike {
  readonly type: string;
  readonly block: object;
  readonly upper: ScopeLike | null;
  readonly set: Map<string, VariableLike>;
}
export interface VariableLike {
  readonly name: string;
  readonly defs: readonly {
    readonly type: string;
    readonly node: object;
    readonly name: object;
    readonly parent?: object | null | undefined;
  }[];
}

/** `[start, end)` of a component file that was read as code. */
export interface SourcePart {
  start: number;
  end: number;
  kind: 'script' | 'template';
  /** Characters that would end the part: the quotes of its attribute. */
  forbidden: string;
}

/** One parsed source file. */
export interface SourceModule {
  /** Absolute path, or any unique name where there is no file. */
  readonly file: string;
  /** Text without BOM. */
  readonly text: string;
  readonly ast: Program;
  readonly scopes: ScopeManagerLike;
  /** Node type to the names of its child keys. */
  readonly visitorKeys: Readonly<Record<string, readonly string[]>>;
  /** Of a component file: what the tree stands for, in the order of the file. Nodes outside of them are not written there. */
  readonly parts?: readonly SourcePart[];
  /** Of a component file: parts in a language that nothing here reads (a template in pug), with the reason. */
  readonly unreadParts?: readonly { start: number; end: number; reason: string }[];
}

/** What a specifier leads to: a module of the project, or a package (its name, with subpath) outside it. */
export type Resolution =
  | { kind: 'module'; module: SourceModule }
  | { kind: 'package'; name: string }
  | { kind: 'json'; value: unknown; file: string };

/** A file that may say where a server passes the requests of a front end on to. */
export interface ServerConfiguration {
  /** Absolute path. */
  file: string;
  content: { kind: 'module'; module: SourceModule } | { kind: 'json'; value: unknown };
  /**
   * `table`: the file is a table of such rules (`proxy.conf.json`); `tool`: it configures a tool, and has them under names such as `proxy`
   * (`vite.config.ts`, `package.json`); `program`: it may make middleware that passes on.
   */
  role: 'table' | 'tool' | 'program';
  /** Whether the requests of a file go to that server: it is of the same package. */
  serves: (file: string) => boolean;
}

/** How the analyzer sees the files around one module. Without a host every import is a package. */
export interface ModuleHost {
  /** Follows an import; undefined when it leads nowhere or to a file that could not be read. */
  resolve(specifier: string, from: SourceModule): Resolution | undefined;
  /** Modules of the project that import this one directly (static, re-export, `require` or dynamic). */
  importers(module: SourceModule): readonly SourceModule[];
  /** Modules of the project whose text holds one of the tokens (plain substrings). */
  modulesMentioning(tokens: readonly string[]): readonly SourceModule[];
  /** Absolute paths of the JSON files of the project whose text holds one of the tokens. */
  dataMentioning?(tokens: readonly string[]): readonly string[];
  /** Files that may say where servers pass requests on to, by their names; of other files those whose text holds one of the tokens. */
  serverConfigurations?(tokens: readonly string[]): readonly ServerConfiguration[];
  /** Absolute paths of the files that may be routes of a server by their place. */
  routeFiles?(): readonly string[];
  /** Whether the framework of a file's package (Nuxt and its like) brings names into it that no import does. Absent: none does. */
  hasAutoImports?(file: string): boolean;
  /** The module of an absolute path; the reason where it could not be read. Needed beside a `TypeOracle` and `routeFiles`, whose answers name files. */
  open?(file: string): SourceModule | { readonly reason: string } | undefined;
}

/** Where the declared type of an expression stands. */
export interface TypeDeclaration {
  file: string;
  /** Offset of the declared name in its file; of a type literal without one, of its first character. */
  start: number;
  /** The expression is an array of the type. */
  list: boolean;
}

/** Answers type questions from a type checker, where the caller has one. It is asked only where the text of the code leads nowhere. */
export interface TypeOracle {
  /**
   * The declarations of the type of an expression, a pattern (what it takes apart) or a type node. Of an object literal or an opening JSX
   * element: of the type that its place expects. With `member`: then those that declare this member of it, where they are others.
   */
  declarationsOf(expression: AnyNode, module: SourceModule, member?: string): readonly TypeDeclaration[];
  /** The declarations of the type one of whose keys, `member`, a string is by its place: `keyof Card`. */
  keyOwnersOf(literal: AnyNode, module: SourceModule, member: string): readonly TypeDeclaration[];
}

/** A client that configuration declares to belong to the service. */
export interface ClientSetting {
  /** Package name, or absolute path of a file of the project. */
  module: string;
  /** Exported name; `default` for the default export. */
  export: string;
  casing?: 'snake' | 'camel' | 'both';
}

/** What configuration says beyond the schedule. */
export interface AnalyzerSettings {
  /** Added to those of the schedule. */
  baseUrls?: readonly string[];
  clients?: readonly ClientSetting[];
  /** Type name to resource name. */
  types?: Readonly<Record<string, string>>;
  /** Whether mocks in a file that name no host stand in for the service: of requests, and of functions that compare their path. */
  mocks?: (file: string) => boolean;
}

export type Confidence = 'certain' | 'likely' | 'possible';

/** Start and end offset, `[start, end)`. */
export type Span = readonly [start: number, end: number];

/** A piece of literal text with the place where it stands. */
export interface TextPiece {
  module: SourceModule;
  /** The literal or template literal (or JSX text) that holds the piece. */
  node: AnyNode;
  text: string;
  /** Range of the piece in the source when it can be edited character by character (no escape sequences in it). */
  span?: Span;
}

/** How the matched surface is written at its place; what a rewrite needs to know. */
export type Site =
  /** `card.sub_type`, `card?.sub_type`: `node` is the property identifier. */
  | { form: 'member'; node: AnyNode; member: AnyNode; access: 'read' | 'write' }
  /** `card['sub_type']`: `node` is the literal. */
  | { form: 'bracket'; node: AnyNode; member: AnyNode; access: 'read' | 'write' }
  /** `{ sub_type }`, `{ sub_type: s = 1 }` as a pattern: `node` is the key, `property` the property of the pattern. */
  | { form: 'destructuring'; node: AnyNode; property: AnyNode }
  /** Key of an object literal (a body, a query object, an update): `node` is the key. */
  | { form: 'key'; node: AnyNode; property: AnyNode; object: AnyNode }
  /** An attribute of a component whose props are the object: `node` is its name. */
  | { form: 'attribute'; node: AnyNode; attribute: AnyNode }
  /** A name in a string: `get(card, 'sub_type')`, `params.set('member_id', …)`, `{ dataIndex: 'sub_type' }`. `call`: the call it is an argument of. */
  | { form: 'string'; node: AnyNode; call?: AnyNode }
  /** A query parameter inside the text of a path: `'/cards?member_id=1'`. `span` covers the name. */
  | { form: 'query-text'; node: AnyNode; span?: Span }
  /** A member of an interface, type literal, class or schema object: `node` is the key. */
  | { form: 'type-member'; node: AnyNode; member: AnyNode }
  /** `Pick<Card, 'sub_type'>`, `Card['sub_type']`: `node` is the literal. */
  | { form: 'type-literal'; node: AnyNode }
  /**
   * The text of a path. `pieces` in the order of the path; holes are between them. `isSentElsewhere`: a constant among them goes to
   * another host as well. `passedBy`: the configuration of a server (name of its file) passes only paths with this beginning on.
   */
  | {
      form: 'path';
      node: AnyNode;
      pieces: TextPiece[];
      request?: RequestSite;
      isSentElsewhere?: boolean;
      passedBy?: { file: string; prefix: string };
    }
  /** A value in a comparison, case, list and so on; `node` is the literal, `container` what lists or compares it. */
  | { form: 'value'; node: AnyNode; container: ValueContainer }
  /** A list or switch that lacks a value it must know: `node` is the container. */
  | { form: 'missing-value'; node: AnyNode; container: ValueContainer }
  /** The expression put into a path parameter. */
  | { form: 'identifier'; node: AnyNode; field: string; request: RequestSite };

/** The call that sends a request, as far as it is known where the path stands. */
export interface RequestSite {
  module: SourceModule;
  /** The call in the user's code nearest to the path text (the wrapper's call, not the `fetch` inside it). */
  call: AnyNode;
  /** The call that reaches the HTTP library: same as `call` unless it goes through a wrapper. */
  sink: { module: SourceModule; call: AnyNode };
  library: string;
  method: string | undefined;
  /** Where the method is written: a verb member (`.post`), a string (`'POST'`) or nowhere (the default). */
  methodSite?: { module: SourceModule; node: AnyNode; form: 'verb' | 'string' };
  /** The function of the library decides the method: no option changes it (`get` of axios under any name). */
  isMethodFixed?: boolean;
  /** Query object, body object, options object, where they are literals in the source. */
  query?: { module: SourceModule; node: AnyNode };
  body?: { module: SourceModule; node: AnyNode };
  options?: { module: SourceModule; node: AnyNode };
}

/** What holds a value literal. `values`: all literal values of the same list. */
export type ValueContainer =
  /** `a === 'x'`: `others` are the values that the same chain of comparisons (`||` or if/else) knows. */
  | { kind: 'comparison'; node: AnyNode; operator: string; other: AnyNode; values: string[] }
  | { kind: 'case'; node: AnyNode; switch: AnyNode; values: string[] }
  /** Array literal; also inside `new Set([...])`, `z.enum([...])`, `includes`. */
  | { kind: 'array'; node: AnyNode; values: string[] }
  | { kind: 'union'; node: AnyNode; values: string[] }
  | { kind: 'enum'; node: AnyNode; values: string[] }
  /** Keys of a table `{ legacy: … }` or `Record<…>`: `node` is the object or type literal. */
  | { kind: 'record'; node: AnyNode; values: string[] }
  /** Written or sent: an object property, an assignment, an argument. */
  | { kind: 'write'; node: AnyNode; values: string[] }
  /** Text of a query: `'/cards?type=legacy'`. */
  | { kind: 'query-text'; node: AnyNode; span?: Span; values: string[] };

/** Deprecated surface found in code: date-free, so it can be cached. */
export interface Match {
  /** Id of the deprecation. */
  id: string;
  target: Target;
  kind: TargetKind;
  /** `Card.sub_type`, `POST /cards/enroll`, `GET /cards ?member_id`, `CardType 'legacy'`. */
  name: string;
  module: SourceModule;
  /** Range of the smallest node that a fix would change. */
  span: Span;
  /** Spelling found: `sub_type` or `subType`. */
  spelling: string;
  confidence: Confidence;
  /** Why this is believed to be the service's: short strings, strongest first. */
  evidence: string[];
  /**
   * What the schedule only infers on the way to this place: `GET /presences`, `EventSet.events`, `GET /cards ?type`. Absent where all of
   * it is shown. A rewrite that rests on an inference is never automatic.
   */
  assumed?: readonly string[];
  site: Site;
  /** Of a query parameter: the call that sends it. */
  request?: RequestSite;
  /** The member of a type of the project that declares the field used here: both have to be renamed together. */
  declaration?: { module: SourceModule; key: AnyNode; member: AnyNode };
}

/** A match on a day. */
export interface Finding {
  match: Match;
  phase: Phase;
  /** Effective sunset of the target. */
  sunset: Day;
  /** One sentence with the date: what is wrong. Never "in N days". */
  message: string;
  /** What to use instead on that day. */
  replacement: string;
}

/** What an analysis may cost, in evaluated expressions. What needs more stays unknown. */
export interface AnalysisLimits {
  stepsPerQuestion: number;
  /** Some seconds. A module that needs more is full of functions that call each other in circles: a parser, an interpreter. */
  stepsPerModule: number;
  /** What a module may cost beyond that for each of its calls: a generated client has thousands of them. */
  stepsPerCall: number;
  /** Steps of a question from which on only what may concern the service is evaluated, where nothing else is asked for. */
  stepsBeforeFlow: number;
  /** Evaluations inside one another: far below what a stack of 1 MB holds. */
  nesting: number;
}

/** The options of an analysis. */
export interface AnalysisOptions {
  schedule: Schedule;
  settings?: AnalyzerSettings;
  host?: ModuleHost;
  types?: TypeOracle;
  /**
   * False where nobody asks for matches of confidence `possible`: a project that nowhere names the service is then not analysed at all.
   * Default true.
   */
  possible?: boolean;
  /** Default: 40,000 for a question, of which 1,000 whatever they concern; 150,000 for a module; 200 inside one another. */
  limits?: AnalysisLimits;
}

/** An analysis of one project: keeps what it learnt between modules. */
export interface Analysis {
  readonly schedule: Schedule;
  /** Matches that stand in this module, in source order, also those decided by how other modules use it. */
  matchesIn(module: SourceModule): Match[];
  /** True where a question of a module that may concern the service was cut off because it cost too much: matches in it may be missing. Ask after `matchesIn`. */
  isCut(module: SourceModule): boolean;
  /** Facts for a rewrite about a place in a module. */
  readonly facts: AnalysisFacts;
}

/** Where the value of a call has the decoded body: it is the body, a member holds it, or a method decodes it (`below`: of that member). */
export type AnswerPlace =
  { kind: 'body' } | { kind: 'member'; name: string } | { kind: 'method'; name: string; below?: string };

/** A field of a resource, as an expression holds it. */
export interface HeldField {
  resource: string;
  field: string;
  /** What the project's own type of the resource declares, where the field is read of a value that has one. */
  declared?: readonly string[];
}

/** A variable of a module: the identifier that declares it, and every place that uses it. */
export interface Variable {
  binding: AnyNode;
  uses: readonly AnyNode[];
}

/** Every place that names what a module declares, in all modules. */
export interface VariableUses {
  /** Names, and members of namespaces; neither imports nor exports. */
  uses: readonly { module: SourceModule; node: AnyNode }[];
  /** Another module exports it once more by its name: what is declared beside it does not get there. */
  isHandedOn: boolean;
}

/** Questions a rewrite asks. */
export interface AnalysisFacts {
  parentOf(node: AnyNode, module: SourceModule): AnyNode | undefined;
  /** The literal string that an expression always has, if it is known. */
  stringOf(node: AnyNode, module: SourceModule): string | undefined;
  /** Names visible at a node; new bindings must avoid them. */
  isNameFree(name: string, node: AnyNode, module: SourceModule): boolean;
  /** The variable that a name means at a node, where the module declares it once. */
  variableOf(name: string, at: AnyNode, module: SourceModule): Variable | undefined;
  /** The field of a resource of the service that an expression always holds. */
  fieldOf(node: AnyNode, module: SourceModule): HeldField | undefined;
  /**
   * The one request whose answer an expression comes from: the resource, an entry of its list, or a field of either. `isList`: it answers a
   * list of them.
   */
  requestOf(node: AnyNode, module: SourceModule): { request: RequestSite; isList: boolean } | undefined;
  /** Where the variable used at this identifier is initialised, when it is a `const` with one. */
  initializerOf(identifier: AnyNode, module: SourceModule): AnyNode | undefined;
  /** Of a call that sends a request, once its promise is fulfilled; undefined where it is not seen. */
  answerOf(call: AnyNode, module: SourceModule): AnswerPlace | undefined;
  /**
   * Every request whose path has the text of a literal that stands apart from calls, with the expression in its call that stands for the
   * text: `ROUTES.events`. Undefined where one is seen whose call does not name it.
   */
  usesOfText(text: AnyNode, module: SourceModule): readonly { request: RequestSite; reference: AnyNode }[] | undefined;
  /**
   * Every use of the variable, enum or class that an identifier declares. Undefined where it leaves its module in a way that is not
   * followed to the end.
   */
  usesOfVariable(declared: AnyNode, module: SourceModule): VariableUses | undefined;
  /** The function of the project that a call calls. */
  calledFunction(call: AnyNode, module: SourceModule): { module: SourceModule; node: AnyNode } | undefined;
}
