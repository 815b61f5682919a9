declare namespace API {
  interface Card {
    id: number;
    sub_type: string; // finds: card-sub-type
    format_name: string;
  }
  interface CardList {
    data?: Card[];
    total?: number;
  }
}
