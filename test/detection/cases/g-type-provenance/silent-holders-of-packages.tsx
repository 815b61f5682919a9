import type { InputSignal, WritableSignal } from '@angular/core';
import type { GetRowIdParams } from 'ag-grid-community';
import type { SubmitHandler } from 'react-hook-form';
import type { ListRenderItem } from 'react-native';

interface Ticket {
  id: number;
  sub_type: string | null;
}

export const load = async (): Promise<Ticket[]> => (await fetch('https://tickets.example.org/cards')).json();
export const cards = () => fetch('https://api.access.example/cards');

export const ofInput = (ticket: InputSignal<Ticket>) => ticket().sub_type;
export const without = (tickets: WritableSignal<Ticket[]>) => tickets.update((all) => all.filter((one) => one.sub_type));
export const rowId = (params: GetRowIdParams<Ticket>) => params.data.sub_type;
export const item: ListRenderItem<Ticket> = ({ item }) => <p>{item.sub_type}</p>;
export const submit: SubmitHandler<Ticket> = (values) => console.log(values.sub_type);
