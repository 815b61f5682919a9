export const labelOf = (item) => `${item.format_name} ${item.sub_type}`; // finds: card-sub-type
