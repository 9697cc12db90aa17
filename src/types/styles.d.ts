/** Global style sheets: imported for their effect only. */
declare module '*/styles/all.css'
declare module '*/styles/api.css'
declare module '*/article/styles.css'
declare module '*/FrameworkSwitch/style.css'
declare module '*/styles/late.css'
declare module '*/styles/late/buttons.css'
declare module '*/styles/late/states.css'
