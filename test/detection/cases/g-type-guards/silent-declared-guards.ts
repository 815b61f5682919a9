import axios from 'axios';

interface Voucher {
  id: number;
  sub_type: string;
  activated: boolean;
}

declare function isVoucher(value: unknown): value is Voucher;
declare const assertVoucher: (value: unknown) => asserts value is Voucher;

export const load = () => axios.get<unknown[]>('https://api.access.example/groups');

export const kind = (item: unknown) => (isVoucher(item) ? item.sub_type : '');

export function isOn(item: unknown): boolean {
  assertVoucher(item);
  return item.activated;
}
