// Gatsby wants every local plugin to have one.
