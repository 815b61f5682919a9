export interface Base {
  id: number;
  activated: boolean; // finds: card-assignment
}

export interface Card extends Base {
  sub_type: string; // finds: card-sub-type
}

export interface CardDetails extends Card {
  label: string;
}
