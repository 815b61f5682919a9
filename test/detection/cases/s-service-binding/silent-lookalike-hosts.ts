export const urls = [
  fetch('https://api.access.example.evil.test/events'),
  fetch('https://my-api.access.example/events'),
  fetch('https://api.access.examples/events'),
  fetch('https://forum.example/?next=https://api.access.example/events'),
  fetch('https://api.access.example/v2/events'),
];
