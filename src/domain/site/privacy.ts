/** The number of the privacy notice: each submission keeps which one its sender saw. */
export const PRIVACY_VERSION = 1
