export interface Database {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Row of our own table `visitor_cards`: paper badges with a printed code. */
export interface VisitorCardRow {
  id: number;
  card_id: string;
  token: string;
  activated: boolean;
  user_id: number | null;
  members_count: number;
}

export class VisitorCards {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async insert(token: string, activated: boolean): Promise<VisitorCardRow | undefined> {
    const sql = 'insert into visitor_cards (token, activated) values ($1, $2) returning *';
    const [row] = await this.db.query<VisitorCardRow>(sql, [token, activated]);
    return row;
  }

  /** Codes of the badges that are out. A family shares one badge, hence the count. */
  async lent(): Promise<{ card_id: string; people: number }[]> {
    const rows = await this.db.query<VisitorCardRow>('select * from visitor_cards where user_id is not null');
    return rows.filter((row) => row.activated).map(({ card_id, members_count }) => ({ card_id, people: members_count }));
  }

  async lend(id: number, visitor: string): Promise<void> {
    await this.db.query('update visitor_cards set user_id = (select id from visitors where code = $2) where id = $1', [id, visitor]);
  }
}
