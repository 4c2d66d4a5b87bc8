export function obtainNginx(): string;
