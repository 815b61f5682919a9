const BASE = 'https://api.access.example';

/**
 * @typedef {object} Player
 * @property {number} user_id
 * @property {string} sub_type
 */

/** @param {Player} player */
export const kind = (player) => `${player.sub_type} ${player.user_id}`;

export const ping = () => fetch(`${BASE}/cards`);
