/** Path of nginx; throws where there is none and none can be installed. */
export function obtainNginx(): string;
