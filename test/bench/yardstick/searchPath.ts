/** Where the yardstick serves the list that plain JavaScript searches. */
export const SEARCH_PATH = '/search'
