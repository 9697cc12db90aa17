/** Global style sheets: imported for their effect only. */
declare module '*/styles/all.css'
declare module '*/styles/api.css'
declare module '*/styles/parts.css'
