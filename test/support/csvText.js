/** A CSV file as the text that webpack makes of it. */
export default {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)}` }),
}
