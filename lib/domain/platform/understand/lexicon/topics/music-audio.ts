/** Words that stand around the trades of sound; the notation is that of `design-creative`. */
export const MUSIC_AUDIO = `
music-production: producer ableton logic demo track arrange produce; song music studio record
beat-making: beat beats trap hiphop instrumental drill; rap producer
songwriting: songwriter song songs; write love birthday wife lyrics melody
film-tv-scoring: score composer soundtrack film movie; music scene orchestral documentary compose
game-audio: game games adaptive fmod wwise soundtrack composer interactive unity boss videogame middleware loops fight; music sound player score level indie layers danger calm compose beeps engine orchestra changes tune wilder
jingles-sonic-branding: jingle sonic; tune brand radio short ad
mixing: mixing mixdown stems balance vocals; song track instruments
mastering: mastering master lufs loud; song album track release
vocal-tuning-editing: autotune melodyne pitch tuning; vocals singing voice
session-singing: singer vocalist sing backing choir; song vocals record demo
rap-guest-verses: rapper verse rap feature; track bars hook
session-guitar-bass: guitarist bassist guitar bass solo; track record song
session-drums-percussion: drummer drums percussion cajon; track record song
session-piano-keys: pianist piano keyboard organ synth; track record song
session-strings-brass: violin cello trumpet saxophone strings horn flute; record song section
arranging-orchestration: orchestration arrangement arranger orchestra choir quartet; parts score write strings
sheet-music-transcription: notation sheet sibelius musescore score; notes transcribe song written
remixing-mashups: remix mashup bootleg; song version club
dj-mixes-sets: dj mix mixtape playlist; party set club
voice-over: narrator narration voiceover voice speaker read aloud booth spoken narrate narrated reader; record spanish text audio guide recording script museum course film commercial calm warm announcer telephone explainer accent pickups phone menu female male
character-voice-acting: voice actor cartoon character villain; game animation acting funny
audiobook-narration: audiobook narrator audible acx; book read aloud chapters record
podcast-production: podcast podcaster episode episodes host guest show microphone; recording edit audio interview series format sound radio weekly two speakers levels remote listeners jingle
audio-editing-restoration: noise echo hum hiss reverb restore restoration mp3 clean muffled levels loudness; audio recording sound old tape voice bathroom background interview microphone remove recorded room quiet speech line bad save guest phone
sound-design: sounds foley sfx effects; film noise game design scene
dialogue-dubbing: dubbing dub dubbed lipsync; film voice language video actors
audio-plugin-development: vst plugin juce synth; audio dsp develop
music-promotion: promotion spotify playlist streams; song artist listeners music
music-licensing-publishing: licensing royalties publishing sync; music song rights film
meditation-ambient-audio: meditation ambient sleep binaural relaxation; music calm audio sounds
`;
