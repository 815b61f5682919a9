declare module '@acme/table' {
  export interface Column<Row> {
    header: string;
    key: keyof Row & string;
  }
  export interface Sort<Row> {
    by: keyof Row;
    descending?: boolean;
  }
  export function sortRows<Row>(rows: readonly Row[], sort: Sort<Row>): Row[];
  export function valuesOf<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Row[Key][];
}

declare module 'lodash' {
  export function pick<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Pick<T, K>;
  export function get<T extends object, K extends keyof T>(object: T, key: K): T[K];
  export function groupBy<T>(rows: readonly T[], key: keyof T): Record<string, T[]>;
}
