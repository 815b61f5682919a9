import sql from 'sql-template-tag';
import { gql } from 'graphql-tag';
import styled from 'styled-components';

export const rows = sql`select id, members_count from groups where path = '/events'`;
export const QUERY = gql`query { events { id references } cards { sub_type } }`;
export const Box = styled.div`background: url('/cards/enroll');`;
export const page = (id: number) => fetch(String.raw`https://forum.example/cards/${id}/assign`, { method: 'POST' });
