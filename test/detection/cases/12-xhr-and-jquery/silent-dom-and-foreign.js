import $ from 'cheerio';

export function scrape(html) {
  const page = $.load(html);
  return page('.events').get('/events').map((node) => node.id);
}

export function own(id) {
  const xhr = new XMLHttpRequest();
  xhr.open('POST', `https://bank.example/cards/${id}/activate`);
  xhr.onload = () => console.log(JSON.parse(xhr.responseText).activated);
  xhr.send(JSON.stringify({ type: 'legacy', sub_type: 'x' }));
}
