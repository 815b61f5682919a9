/** No function of a package. */
const inject = (key: string) => ({ sub_type: key, activated: true });

export const service = { provide: (key: string, value: unknown) => [key, value], own: inject('access') };
export const shown = inject('access').sub_type;
