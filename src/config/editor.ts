import type {Site} from './site';

/** The editor's `backend` settings, and the provider's hosts. */
interface Provider {
  backend: object;
  api: string;
  pictures: string;
}

/** Its own files, blobs for pictures, and the given hosts. */
export const editorPolicy = (hosts?: Provider): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${hosts === undefined ? '' : ` ${hosts.pictures}`}`,
    'media-src blob:',
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${hosts === undefined ? '' : ` ${hosts.api}`}`,
    'frame-src blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GitHub Enterprise hosts begin with "github."; any other host is GitLab. */
const isGitHub = (repository: string) => new URL(repository).hostname.startsWith('github.');

/** Settings that do not fit together: the variable, and what it takes beside the others. */
export function editorMistake({
  editor,
  editorRepository,
  editorSignIn,
}: Site): {variable: string; takes: string} | undefined {
  if (editor === '') {
    return undefined;
  }
  if (editorRepository === '') {
    return {
      variable: 'SITE_EDITOR_REPOSITORY',
      takes: 'the address of the repository, where SITE_EDITOR is set',
    };
  }
  return editorSignIn === '' || URL.canParse(editorSignIn) === isGitHub(editorRepository)
    ? undefined
    : {
        variable: 'SITE_EDITOR_SIGN_IN',
        takes: 'the address of an OAuth client for GitHub, the id of an application for GitLab, or nothing',
      };
}

/** Writers sign in with a token of the provider where no other way is set. */
export function providerOf({editorRepository, editorSignIn}: Site): Provider {
  const {origin, pathname} = new URL(editorRepository);
  const byToken = editorSignIn === '';
  const own = {repo: pathname.slice(1), auth_methods: byToken ? ['token'] : ['oauth', 'token']};
  if (!isGitHub(editorRepository)) {
    const pkce = byToken ? {} : {auth_type: 'pkce', app_id: editorSignIn};
    const backend = {name: 'gitlab', ...own, api_root: `${origin}/api/v4`, base_url: origin, ...pkce};
    return {backend, api: origin, pictures: origin};
  }
  const backend = {name: 'github', ...own, ...(!byToken && {base_url: editorSignIn})};
  return origin === 'https://github.com'
    ? {backend, api: 'https://api.github.com', pictures: 'https://*.githubusercontent.com'}
    : {backend: {...backend, api_root: `${origin}/api/v3`}, api: origin, pictures: origin};
}

/** Replaces or extends the headers of every page; undefined without an editor. */
export function editorHeaders(site: Site): Readonly<Record<string, string>> | undefined {
  return site.editor === ''
    ? undefined
    : {
        'Content-Security-Policy': editorPolicy(providerOf(site)),
        // For the provider's sign-in window.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'X-Robots-Tag': 'noindex',
      };
}
