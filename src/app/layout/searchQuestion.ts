/** Of the search pop-up of the header (spec section 1). */
export const SEARCH_QUESTION = 'What service are you looking for today?'
