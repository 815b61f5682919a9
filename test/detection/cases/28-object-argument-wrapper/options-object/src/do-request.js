const axios = require('axios');

module.exports = async function doRequest(options) {
  const response = await axios({
    method: options.method || 'GET',
    url: `https://api.access.example${options.endpoint}`,
    params: options.qs,
    data: options.payload,
  });
  return response.data;
};
