export default (value) =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
