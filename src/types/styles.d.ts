/** The global style sheet: imported for its effect only. */
declare module '*/styles/all.css'
