/* What belongs to an author alone, in code and in text. */

/** A value that looks like a key, after a name that says so. */
export const SECRET =
  /(?:secret|api_?key|access_?key|token|password|passwd)["']?\s*[:=]\s*["']?([\da-f]{24,}|(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[\w+/-]{24,}={0,2})(?![\w.(])/i

/** A token as services sign it (RFC 7519), and keys of well-known services. */
export const SIGNED =
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|\b(?:AKIA|LTAI|AKID)[A-Za-z\d]{12,}|\bsk-[A-Za-z\d]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY/
