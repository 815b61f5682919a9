export const SORT_KEY = 'members_count'; // finds: members-count
export const PAGE_SIZE = 50;
