declare namespace API {
  interface Card {
    id: number;
    sub_type: string;
    brand: string;
  }
}
