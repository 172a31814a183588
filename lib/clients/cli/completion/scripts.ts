import type { Place, Word } from "./candidates";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/** A script that completes commands and options in a shell. */
export function completionScript(shell: Shell, places: readonly Place[]): string {
  return { bash, zsh, fish }[shell](places);
}

const names = ({ words }: Place) => words.map(({ word }) => word).join(" ");
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The loop that both scripts have: follows the words before the cursor as far as they are commands. */
const follow = (before: string, knows: string) => `  for word in ${before}; do
    case "${knows}" in *" $path $word "*) path="$path $word" ;; esac
  done`;

const known = (places: readonly Place[]) => ` ${places.map(({ path }) => path).join("  ")} `;

function bash(places: readonly Place[]): string {
  const cases = places.map((place) => `    ${quoted(place.path)}) words=${quoted(names(place))} ;;`);
  return `# guildhall completion for bash: source <(guildhall completion bash)
_guildhall() {
  local path=guildhall word words=
${follow(`"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`, known(places))}
  case "$path" in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _guildhall guildhall
`;
}

function zsh(places: readonly Place[]): string {
  const described = ({ word, about }: Word) => quoted(about ? `${word}:${about.replaceAll(":", "\\:")}` : word);
  const cases = places.map((place) => `    ${quoted(place.path)}) found=(${place.words.map(described).join(" ")}) ;;`);
  // $path is zsh's own list of folders
  return `#compdef guildhall
# guildhall completion for zsh: source <(guildhall completion zsh)
_guildhall() {
  local at=guildhall word
  local -a found
${follow("$words[2,CURRENT-1]", known(places)).replaceAll("$path", "$at").replaceAll("path=", "at=")}
  case "$at" in
${cases.join("\n")}
  esac
  _describe guildhall found || _files
}
compdef _guildhall guildhall
`;
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words }) =>
    words.map(({ word, about }) => {
      const what = word.startsWith("--") ? `-l ${word.slice(2)}` : `-a ${quoted(word)}`;
      return `complete -c guildhall -n "__guildhall_at '${path}'" ${what} -d ${quoted(about)}`;
    }),
  );
  return `# guildhall completion for fish: guildhall completion fish | source
function __guildhall_at
  set -l at guildhall
  for word in (commandline -opc)[2..-1]
    if contains -- "$at $word" ${places.map(({ path }) => quoted(path)).join(" ")}
      set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
${lines.join("\n")}
`;
}
