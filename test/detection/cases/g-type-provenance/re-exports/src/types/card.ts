export interface Card {
  id: number;
  sub_type: string; // finds: card-sub-type
}
export default Card;
