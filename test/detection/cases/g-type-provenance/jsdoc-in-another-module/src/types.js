/**
 * @typedef {{ id: number, members_count: number }} Group finds: members-count
 */
export {};
