export interface Visitor {
  user_email: string;
}
