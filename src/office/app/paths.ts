/** Addresses below `/office` that code names. */
export const SECOND_FACTOR_PATH = '/account/second-factor'
export const SET_PASSWORD_PATH = '/set-password'
