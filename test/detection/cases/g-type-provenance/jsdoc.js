import axios from 'axios';

/**
 * A badge.
 * @typedef {object} Card
 * @property {number} id
 * @property {string} sub_type finds: card-sub-type
 */

/** @returns {Promise<Card[]>} */
export async function listCards() {
  const { data } = await axios.get('https://api.access.example/cards');
  return data;
}

/**
 * @param {Card} card
 * @param {string} label
 */
export function title(card, label) {
  return `${label}: ${card.sub_type}`; // finds: card-sub-type
}

/** @type {Card | undefined} */
let current;

export const format = () => current?.sub_type; // finds: card-sub-type
