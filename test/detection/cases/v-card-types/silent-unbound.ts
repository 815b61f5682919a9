/** A badge printer of another vendor knows these names too. */
export const PRINTABLE = new Set(['hfcard_desfire_ev1', 'legacy']);

export const canPrint = (job: { media: string }): boolean => PRINTABLE.has(job.media) || job.media === 'legacy';
