/** Files of the Content-Security-Policy below `DEPLOY_FOLDER`: as plain text, and for nginx. */
export const POLICY_TEXT = 'content-security-policy.txt'
export const POLICY_NGINX = 'csp.conf'
