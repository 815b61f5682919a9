import type { EventEmitter, InputSignal, Signal, WritableSignal } from '@angular/core';
import type { MatTableDataSource } from '@angular/material/table';
import type { GridCellParams } from '@mui/x-data-grid';
import type { InfiniteData, UseMutationResult } from '@tanstack/react-query';
import type { CellContext, Row } from '@tanstack/react-table';
import type { GetRowIdParams, ICellRendererParams } from 'ag-grid-community';
import type { SubmitHandler, UseFormReturn } from 'react-hook-form';
import type { ListRenderItem, ListRenderItemInfo } from 'react-native';
import type { BehaviorSubject } from 'rxjs';
import type { Accessor, Component } from 'solid-js';
import type { Readable } from 'svelte/store';
import type { ComputedRef } from 'vue';

interface Card {
  id: number;
  name: string;
  sub_type: string | null; // finds: card-sub-type
}

export const load = async (): Promise<Card[]> => (await fetch('https://api.access.example/cards')).json();

// Signals, refs, subjects and stores.
export const ofInput = (card: InputSignal<Card>) => card().sub_type; // finds: card-sub-type
export const ofSignal = (card: Signal<Card | undefined>) => card()?.sub_type; // finds: card-sub-type
export const without = (cards: WritableSignal<Card[]>) => cards.update((all) => all.filter((card) => !card.sub_type)); // finds: card-sub-type
export const ofAccessor = (card: Accessor<Card>) => card().sub_type; // finds: card-sub-type
export const ofRef = (cards: ComputedRef<Card[]>) => cards.value[0]?.sub_type; // finds: card-sub-type
export const ofSubject = (cards: BehaviorSubject<Card[]>) => cards.value.map((card) => card.sub_type); // finds: card-sub-type
export const ofStore = (cards: Readable<Card[]>) => cards.subscribe((all) => all.map((card) => card.sub_type)); // finds: card-sub-type
export const ofOutput = (chosen: EventEmitter<Card>) => chosen.subscribe((card) => card.sub_type); // finds: card-sub-type

// Tables.
export const ofSource = (source: MatTableDataSource<Card>) => source.data.some((card) => card.sub_type); // finds: card-sub-type
export const rowId = (params: GetRowIdParams<Card>) => params.data.sub_type; // finds: card-sub-type
export const renderer = ({ data }: ICellRendererParams<Card>) => data?.sub_type; // finds: card-sub-type
export const cell = (params: GridCellParams<Card>) => params.row.sub_type; // finds: card-sub-type
export const context = (info: CellContext<Card, string>) => info.row.original.sub_type; // finds: card-sub-type
export const row = (shown: Row<Card>) => shown.original.sub_type; // finds: card-sub-type

// Lists, forms, components and queries.
export const item: ListRenderItem<Card> = ({ item }) => <p>{item.sub_type}</p>; // finds: card-sub-type
export const info = ({ item }: ListRenderItemInfo<Card>) => <p>{item.sub_type}</p>; // finds: card-sub-type
export const submit: SubmitHandler<Card> = (values) => console.log(values.sub_type); // finds: card-sub-type
export const format = (form: UseFormReturn<Card>) => form.watch('sub_type'); // finds: card-sub-type
export const label: Component<{ card: Card }> = (props) => <p>{props.card.sub_type}</p>; // finds: card-sub-type
export const pages = (data: InfiniteData<Card[]>) => data.pages.flat().map((card) => card.sub_type); // finds: card-sub-type
export const changed = (mutation: UseMutationResult<Card, Error, number>) => mutation.data?.sub_type; // finds: card-sub-type
