/**
 * Whether the page comes from a server of the reader's own machine or network, by its name or by an IPv4 address: the
 * preview servers can do there what a public host cannot.
 */
export const isServedLocally = (): boolean => /^(?:localhost|\d+(?:\.\d+){3})$/.test(location.hostname)
