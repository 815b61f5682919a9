import { css, html } from 'lit';
import { gql } from 'graphql-tag';

const BASE = 'https://api.access.example';

export const styles = css`
  .events { color: red }
`;
export const query = gql`query { cards { sub_type members_count } }`;
export const link = (id: number) => html`<a href="/cards/${id}/assign">Assign</a><a href="${BASE}/docs">/events</a>`;
export const groups = () => fetch(`${BASE}/groups`);
