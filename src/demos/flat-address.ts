/** Where the flat is published. Data files name pictures by full address, so that they load from any page. */
export const FLAT_URL = 'https://open-platform.realsee.com/developer/samples/flat/'
