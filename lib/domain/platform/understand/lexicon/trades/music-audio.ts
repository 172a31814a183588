/** The words of music and audio; the notation is that of `design-creative`. */
export const MUSIC_AUDIO = `
music-audio
en music, audio, musician, music producer, sound engineer, audio engineer, ~sound, ~song, ~recording, ~track
de Musik, Audio, Musiker, Tontechniker, Tonstudio
fr musique, audio, musicien, ingénieur du son
es música, audio, músico, ingeniero de sonido
pt música, áudio, músico, engenheiro de som
it musica, audio, musicista, tecnico del suono
nl muziek, audio, muzikant, geluidstechnicus
ja 音楽, 音声, ミュージシャン, 音響
zh 音乐, 音频, 音樂, 音乐人, 录音
ar موسيقى, صوتيات, موسيقي, مهندس صوت
hi संगीत, ऑडियो, संगीतकार, साउंड इंजीनियर

music-production
en music producer, producer, ableton, logic pro, fl studio, produce my song, song production, edm producer, demo production, full production, daw
de Musikproduktion, Musikproduzent, Song produzieren
fr production musicale, producteur de musique, beatmaker producteur
es producción musical, productor musical
pt produção musical, produtor musical
it produzione musicale, produttore musicale
nl muziekproductie, muziekproducent
ja 音楽制作, 楽曲制作, 音楽プロデューサー, DTM
zh 音乐制作, 音乐制作人, 编曲制作
ar إنتاج موسيقي, منتج موسيقي
hi संगीत निर्माण, म्यूज़िक प्रोडक्शन, संगीत निर्माता

beat-making
en beat, beats, beatmaker, beat maker, instrumental, type beat, trap beat, hip hop beat, rap beat, lofi beat, drill beat, custom beat
de Beats, Beatmaker, Beat produzieren, Instrumental
fr beatmaking, beatmaker, instru, instrumentale
es beats, bases de rap, pista instrumental, beatmaker
pt beats, batida, beatmaker, instrumental
it beat, beatmaker, base rap, base strumentale
nl beats, beatmaker, beats maken
ja ビートメイク, ビート制作, トラックメイカー
zh 节拍制作, beat制作, 伴奏制作, 说唱伴奏
ar صناعة إيقاعات, بيت موسيقي, إيقاع راب
hi बीट मेकिंग, बीट्स, रैप बीट

songwriting
en song, songwriter, write a song, song writing, topline, custom song, birthday song, melody, song composer, personalized song, hook writing
de Songwriting, Song schreiben, Liedermacher, Komponist
fr écriture de chanson, auteur-compositeur, composition de chanson
es composición de canciones, compositor, escribir una canción
pt composição de músicas, compositor, compor música
it scrittura di canzoni, cantautore, compositore
nl liedjes schrijven, songwriter, liedjesschrijver
ja 作曲, 作曲家, 楽曲提供, ソングライティング
zh 作曲, 歌曲创作, 词曲创作, 写歌
ar تأليف أغاني, تلحين, ملحن, كتابة أغنية
hi गीत रचना, गाना लिखना, गीतकार, संगीत रचना

film-tv-scoring
en film score, film music, soundtrack, score, composer, background music, movie soundtrack, orchestral music, trailer music, cinematic music, film composer
de Filmmusik, Filmkomponist, Soundtrack
fr musique de film, compositeur de film, bande originale
es música para cine, banda sonora, compositor de cine
pt trilha sonora, música para filme, banda sonora
it colonna sonora, musica per film, compositore di colonne sonore
nl filmmuziek, filmcomponist, soundtrack
ja 映画音楽, 劇伴, サウンドトラック, BGM制作
zh 影视配乐, 电影配乐, 配乐, 背景音乐
ar موسيقى تصويرية, موسيقى أفلام
hi फ़िल्म संगीत, बैकग्राउंड स्कोर, पार्श्व संगीत

game-audio
en game music, game sound, video game music, game sfx, fmod, wwise, chiptune, 8 bit music, game composer, game sound effects
de Spielmusik, Game-Audio, Spiele-Sound
fr musique de jeu vidéo, audio de jeu, son de jeu
es música para videojuegos, audio para videojuegos
pt música para jogos, áudio para jogos
it musica per videogiochi, audio per videogiochi
nl gamemuziek, game-audio
ja ゲーム音楽, ゲームBGM, ゲームサウンド
zh 游戏音乐, 游戏音效, 游戏配乐
ar موسيقى ألعاب, صوت الألعاب
hi गेम संगीत, गेम ऑडियो

jingles-sonic-branding
en jingle, jingles, audio logo, sonic logo, sound logo, sonic branding, radio jingle, podcast jingle, ad music, hold music, on hold music
de Jingle, Audiologo, Klanglogo, Warteschleifenmusik
fr jingle, logo sonore, identité sonore
es jingle, logo sonoro, identidad sonora, sintonía
pt jingle, logo sonoro, identidade sonora, vinheta sonora
it jingle, logo sonoro, identità sonora
nl jingle, audiologo, wachtmuziek
ja ジングル, サウンドロゴ, CMソング
zh 广告歌, 声音标识, 广告音乐
ar جينجل, شعار صوتي, موسيقى إعلانات
hi जिंगल, ध्वनि लोगो, विज्ञापन संगीत

mixing
en mix, mixing engineer, mix my song, audio mixing, mix and master, mixing and mastering, vocal mixing, stem mix, dolby atmos, song mixing
de Mixing, Abmischen, Abmischung, Song abmischen
fr mixage, mixage audio, ingénieur mixage
es mezcla de audio, mezcla musical, ingeniero de mezcla
pt mixagem, mixagem de música
it missaggio, mixaggio, mixing audio
nl mixen, audiomix, nummer mixen
ja ミキシング, ミックス, 歌ってみたMIX
zh 混音, 混音师, 歌曲混音
ar مكساج, ميكس صوتي, مكساج أغاني
hi मिक्सिंग, गाने की मिक्सिंग

mastering
en master, master my song, mastering engineer, audio mastering, album mastering, lufs, spotify loudness, vinyl mastering, track mastering
de Mastering, Song mastern, Audiomastering
fr mastering, matriçage, mastering audio
es masterización, mastering, masterizar canción
pt masterização, masterizar música
it masterizzazione, mastering audio
nl mastering, masteren, nummer masteren
ja マスタリング, 音圧調整
zh 母带处理, 母带, 母带制作
ar ماسترينغ, ماسترينج, معالجة الماستر
hi मास्टरिंग, गाने की मास्टरिंग

vocal-tuning-editing
en autotune, auto tune, vocal tuning, pitch correction, melodyne, tune vocals, vocal editing, vocal comping, vocal alignment, vocal cleanup
de Gesang korrigieren, Tonhöhenkorrektur, Vocal-Tuning
fr correction vocale, justesse vocale, auto-tune voix
es afinación vocal, corrección de voz, edición de voces
pt afinação vocal, correção de voz, edição de vocais
it intonazione vocale, correzione della voce, editing vocale
nl zang corrigeren, toonhoogtecorrectie
ja ピッチ補正, ボーカル編集, 音程補正
zh 修音, 音准修正, 人声修音, 人声编辑
ar تعديل الصوت الغنائي, أوتوتيون, تصحيح النغمة
hi वोकल ट्यूनिंग, ऑटोट्यून, सुर सुधार

session-singing
en singer, vocalist, session singer, female singer, male singer, backing vocals, demo singer, vocals, choir, female vocals, male vocals, harmonies
de Sänger, Sängerin, Studiosänger, Gesang, Gesangsaufnahme
fr chanteur, chanteuse, choriste, chanteur de studio, voix chantée
es cantante, vocalista, coros, cantante de sesión
pt cantor, cantora, vocalista, backing vocal
it cantante, vocalist, corista, cantante di studio
nl zanger, zangeres, sessiezanger, zang opnemen
ja 歌手, ボーカリスト, 仮歌, コーラス, 歌唱
zh 歌手, 演唱, 和声演唱, 歌手录音
ar مغني, مغنية, غناء, مطرب, كورال
hi गायक, गायिका, गायन, सत्र गायन

rap-guest-verses
en rapper, rap verse, rap feature, feature verse, 16 bars, freestyle rap, hip hop artist, rap song, guest verse
de Rapper, Rap-Part, Rap-Feature
fr rappeur, couplet rap, featuring rap
es rapero, verso de rap, colaboración rap
pt rapper, verso de rap, participação rap
it rapper, strofa rap, featuring rap
nl rapper, rapvers, rap feature
ja ラッパー, ラップ, ラップ客演
zh 说唱歌手, 说唱, rapper, 说唱段落
ar رابر, مقطع راب, مغني راب
hi रैपर, रैप वर्स, रैप

session-guitar-bass
en guitarist, guitar player, guitar recording, session guitarist, bassist, bass player, guitar solo, bass line, acoustic guitar, electric guitar, ukulele
de Gitarrist, Bassist, Studiogitarrist, Gitarre einspielen
fr guitariste, bassiste, guitariste de studio
es guitarrista, bajista, grabación de guitarra
pt guitarrista, baixista, violonista, gravação de guitarra
it chitarrista, bassista, registrazione chitarra
nl gitarist, bassist, gitaar opnemen
ja ギタリスト, ベーシスト, ギター録音, ギター演奏
zh 吉他手, 贝斯手, 吉他录音, 吉他演奏
ar عازف غيتار, عازف جيتار, عازف باص
hi गिटारवादक, गिटारिस्ट, बेस गिटार

session-drums-percussion
en drummer, drums, session drummer, drum recording, percussion, percussionist, drum track, live drums, drum programming, midi drums, cajon
de Schlagzeuger, Drummer, Schlagzeug einspielen, Percussionist
fr batteur, percussionniste, batterie studio
es baterista, percusionista, grabación de batería
pt baterista, percussionista, gravação de bateria
it batterista, percussionista, registrazione batteria
nl drummer, percussionist, drums opnemen
ja ドラマー, ドラム録音, パーカッション, 打楽器
zh 鼓手, 打击乐, 鼓录音, 架子鼓录音
ar عازف درامز, طبول, عازف إيقاع
hi ड्रमर, तबला वादक, तालवादक

session-piano-keys
en pianist, piano player, keyboardist, keyboard player, piano recording, piano track, session pianist, synth, hammond, rhodes, organist
de Pianist, Keyboarder, Klavier einspielen, Klavieraufnahme
fr pianiste, claviériste, enregistrement piano
es pianista, tecladista, grabación de piano
pt pianista, tecladista, gravação de piano
it pianista, tastierista, registrazione pianoforte
nl pianist, toetsenist, piano opnemen
ja ピアニスト, ピアノ演奏, キーボード奏者, ピアノ録音
zh 钢琴师, 键盘手, 钢琴录音, 钢琴演奏
ar عازف بيانو, عازف كيبورد, تسجيل بيانو
hi पियानोवादक, कीबोर्ड वादक, पियानो रिकॉर्डिंग

session-strings-brass
en violinist, cellist, strings recording, string section, trumpet player, saxophonist, sax player, horn section, brass section, flute player, violin recording, saxophone
de Geiger, Streicher, Bläser, Cellist, Trompeter, Saxophonist
fr violoniste, violoncelliste, trompettiste, saxophoniste, cordes et cuivres
es violinista, violonchelista, trompetista, saxofonista
pt violinista, violoncelista, trompetista, saxofonista
it violinista, violoncellista, trombettista, sassofonista
nl violist, cellist, trompettist, saxofonist
ja バイオリニスト, チェリスト, トランペット, サックス, ストリングス録音
zh 小提琴手, 大提琴手, 小号, 萨克斯, 弦乐录音
ar عازف كمان, عازف تشيلو, عازف ساكسفون, عازف بوق
hi वायलिन वादक, सैक्सोफोन वादक, तुरही वादक

arranging-orchestration
en arranger, arrangement, music arrangement, orchestration, orchestrator, string arrangement, choir arrangement, big band arrangement, horn arrangement
de Arrangement, Arrangeur, Orchestrierung
fr arrangement musical, arrangeur, orchestration
es arreglos musicales, arreglista, orquestación
pt arranjo musical, arranjador, orquestração
it arrangiamento, arrangiatore, orchestrazione
nl arrangement, arrangeur, orkestratie
ja 編曲, アレンジ, 編曲家, オーケストレーション
zh 编曲, 配器, 编曲师, 管弦乐编配
ar توزيع موسيقي, موزع موسيقي, توزيع أوركسترالي
hi संगीत संयोजन, अरेंजमेंट, वाद्यवृंदकरण

sheet-music-transcription
en sheet music, music notation, notation, guitar tab, tabs, lead sheet, transcribe music, piano sheet, score writing, chord chart, sibelius, musescore
de Noten, Notenblatt, Noten schreiben, Notensatz, Transkription Noten
fr partition, transcription musicale, tablature
es partitura, transcripción musical, tablatura
pt partitura, transcrição musical, tablatura, cifra
it spartito, partitura, trascrizione musicale, tablatura
nl bladmuziek, muziekpartituur, muzieknotatie
ja 楽譜作成, 採譜, 楽譜, 耳コピ, タブ譜
zh 乐谱, 扒谱, 记谱, 曲谱制作, 吉他谱
ar نوتة موسيقية, تدوين موسيقي, كتابة نوتة
hi शीट म्यूज़िक, स्वरलिपि

remixing-mashups
en remix, remixer, mashup, mash up, club remix, radio edit, edit song, extended mix, stem separation, bootleg
de Remix, Mashup, Song remixen
fr remix, mashup, remixeur
es remix, remezcla, mashup
pt remix, mashup, remixar música
it remix, mashup, remixare
nl remix, mashup, remixen
ja リミックス, マッシュアップ
zh 混音版, 重混, remix制作, 歌曲串烧
ar ريمكس, مزج أغاني, ماشاب
hi रीमिक्स, मैशअप

dj-mixes-sets
en dj mix, dj set, mixtape, dj drop, dj drops, party mix, serato, rekordbox, wedding dj mix, dj tag
de DJ-Mix, DJ-Set, Mixtape
fr mix DJ, set DJ, mixtape
es mezcla de DJ, sesión de DJ, set de DJ
pt mix de DJ, set de DJ, mixtape
it DJ set, mix DJ, mixtape
nl DJ-mix, DJ-set, mixtape
ja DJミックス, DJセット, ミックステープ
zh DJ混音, DJ串烧, 打碟
ar دي جي, ميكس دي جي, شريط مكساج
hi डीजे मिक्स, डीजे सेट

voice-over
en voiceover, voice over artist, voice actor, voice actress, voice talent, narrator, narration, commercial voice, ivr, phone greeting, voice recording, elearning narration, vo, spokesperson voice
de Sprecher, Voiceover, Sprecherin, Vertonung, Werbesprecher
fr voix off, comédien voix, narrateur
es locución, locutor, voz en off, doblaje publicitario
pt locução, locutor, narração, voz off
it voce fuori campo, speaker, doppiatore pubblicitario, voice over
nl voice-over, stemacteur, inspreken
ja ナレーション, ナレーター, 声の収録, ボイスオーバー
zh 配音, 配音员, 旁白, 解说配音
ar تعليق صوتي, معلق صوتي, فويس أوفر
hi वॉइस ओवर, वॉयस ओवर, आवाज़ कलाकार

character-voice-acting
en character voice, voice acting, cartoon voice, anime voice, game voice, impressions, voice impersonation, villain voice, funny voice, voice actress
de Figurenstimme, Synchronsprecher, Zeichentrickstimme
fr doublage de personnages, voix de personnage, comédien de doublage
es voces de personajes, actor de voz, imitación de voz
pt vozes de personagens, dublador, imitação de voz
it voci di personaggi, doppiatore, imitatore
nl personagestem, stemacteur, stemmen inspreken
ja 声優, キャラクターボイス, ボイスドラマ
zh 角色配音, 声优, 动漫配音, 游戏配音
ar أداء صوتي للشخصيات, مؤدي صوتي, دوبلاج كرتون
hi चरित्र आवाज़, कार्टून आवाज़, डबिंग कलाकार

audiobook-narration
en audiobook, audio book, acx, audible, audiobook narrator, book narration, book reading, audiobook producer
de Hörbuch, Hörbuchsprecher, Hörbuch einsprechen
fr livre audio, narrateur de livre audio
es audiolibro, narrador de audiolibros
pt audiolivro, narrador de audiolivros, audiobook
it audiolibro, narratore di audiolibri
nl luisterboek, luisterboek inspreken
ja オーディオブック, 朗読, オーディオブック制作
zh 有声书, 有声书录制, 有声读物, 朗读
ar كتاب صوتي, راوي كتب صوتية
hi ऑडियोबुक, ऑडियोबुक वाचन

podcast-production
en podcast, podcast editing, podcast editor, podcast edit, podcaster, show notes, podcast intro, podcast mixing, descript, podcast launch, podcast audio
de Podcast, Podcast-Schnitt, Podcast-Produktion
fr podcast, montage de podcast, production de podcast, balado
es podcast, edición de podcast, producción de pódcast
pt podcast, edição de podcast, produção de podcast
it podcast, montaggio podcast, produzione podcast
nl podcast, podcast bewerken, podcastproductie
ja ポッドキャスト, ポッドキャスト編集, 音声配信
zh 播客, 播客剪辑, 播客制作
ar بودكاست, مونتاج بودكاست, إنتاج بودكاست
hi पॉडकास्ट, पॉडकास्ट एडिटिंग, पॉडकास्ट निर्माण

audio-editing-restoration
en audio editing, audio editor, audio post production, sound post production, audio post, noise removal, audio cleanup, clean up audio, remove background noise, izotope, tape digitization, audio repair, denoise, audio enhancement
de Audiobearbeitung, Tonbearbeitung, Rauschen entfernen, Audiorestaurierung
fr montage audio, nettoyage audio, restauration audio
es edición de audio, limpieza de audio, restauración de audio
pt edição de áudio, limpeza de áudio, restauração de áudio
it montaggio audio, pulizia audio, restauro audio
nl audiobewerking, ruis verwijderen, audiorestauratie
ja 音声編集, ノイズ除去, 整音, 音声修復
zh 音频剪辑, 音频编辑, 降噪, 音频修复
ar تحرير الصوت, إزالة الضوضاء, تنقية الصوت
hi ऑडियो एडिटिंग, शोर हटाना, ऑडियो सफ़ाई

sound-design
en sound designer, sound effects, sfx, foley, sound fx, sample pack, synth presets, serum presets, field recording, ui sounds, film sound
de Sounddesign, Soundeffekte, Geräuschemacher, Klanggestaltung
fr design sonore, effets sonores, bruitage, sound designer
es diseño de sonido, efectos de sonido, foley
pt design de som, efeitos sonoros, sonoplastia
it sound design, effetti sonori, rumorista
nl sounddesign, geluidsontwerp, geluidseffecten
ja サウンドデザイン, 効果音, 効果音制作, 音響効果
zh 声音设计, 音效, 音效设计, 拟音
ar تصميم صوتي, مؤثرات صوتية, تصميم الصوت
hi साउंड डिज़ाइन, ध्वनि प्रभाव, साउंड इफ़ेक्ट्स

dialogue-dubbing
en dubbing, dub, adr, lip sync, voice dubbing, video dubbing, foreign dubbing, dubbing studio, dialogue recording, dialog editing
de Synchronisation, Vertonung, Filmsynchronisation, Synchronstudio
fr doublage, postsynchronisation, doublage vidéo
es doblaje, doblaje de vídeo, sincronización labial
pt dublagem, dobragem, dublagem de vídeo
it doppiaggio, doppiaggio video, sincronizzazione labiale
nl nasynchronisatie, dubben, video nasynchroniseren
ja 吹き替え, アフレコ, ダビング, 吹替
zh 译制配音, 影视配音, 对白配音, 对口型
ar دبلجة, دوبلاج, دبلجة فيديو
hi डबिंग, वीडियो डबिंग

audio-plugin-development
en vst, vst plugin, audio plugin, juce, dsp, synth plugin, max for live, max msp, au plugin, kontakt instrument, plugin developer audio
de Audio-Plugin, VST-Plugin, Plugin-Entwicklung Audio
fr plugin audio, développement VST
es plugin de audio, desarrollo VST
pt plugin de áudio, desenvolvimento VST
it plugin audio, sviluppo VST
nl audioplugin, VST-plug-in
ja オーディオプラグイン, VSTプラグイン開発
zh 音频插件, VST插件开发
ar إضافات صوتية, تطوير إضافات VST
hi ऑडियो प्लगइन, वीएसटी प्लगइन

music-promotion
en promote my song, promote my music, spotify promotion, playlist pitching, playlist promotion, music marketing, epk, soundcloud promotion, spotify streams, band promotion, artist promotion
de Musikpromotion, Musik bewerben, Musikmarketing
fr promotion musicale, marketing musical, placement en playlist
es promoción musical, promocionar música, marketing musical
pt divulgação musical, promoção de música, marketing musical
it promozione musicale, promuovere musica
nl muziekpromotie, muziek promoten
ja 音楽プロモーション, 楽曲宣伝, プレイリスト掲載
zh 音乐推广, 歌曲推广, 音乐宣传
ar ترويج موسيقي, ترويج أغنية, تسويق موسيقى
hi संगीत प्रचार, गाने का प्रमोशन

music-licensing-publishing
en music licensing, sync licensing, music distribution, distrokid, royalties, music publishing, split sheet, music rights, isrc, cover song license, release my song
de Musiklizenz, Musikverlag, Musikvertrieb, GEMA
fr licence musicale, édition musicale, distribution musicale, SACEM
es licencias musicales, editorial musical, distribución musical
pt licenciamento musical, editora musical, distribuição musical
it licenze musicali, editoria musicale, distribuzione musicale, SIAE
nl muzieklicenties, muziekuitgeverij, muziekdistributie
ja 音楽ライセンス, 音楽出版, 楽曲配信, 音楽著作権
zh 音乐授权, 音乐版权, 音乐发行
ar ترخيص الموسيقى, نشر موسيقي, حقوق الموسيقى
hi संगीत लाइसेंसिंग, संगीत वितरण

meditation-ambient-audio
en meditation music, ambient music, relaxing music, sleep music, binaural beats, guided meditation audio, sleep story, soundscape, hypnosis audio, spa music, subliminal audio
de Meditationsmusik, Entspannungsmusik, Ambient-Musik, geführte Meditation
fr musique de méditation, musique relaxante, ambiance sonore
es música para meditar, música relajante, audio de meditación
pt música para meditação, música relaxante, áudio de meditação
it musica per meditazione, musica rilassante, audio meditazione
nl meditatiemuziek, ontspanningsmuziek, geleide meditatie
ja 瞑想音楽, ヒーリング音楽, 環境音楽, 睡眠音楽
zh 冥想音乐, 放松音乐, 助眠音频, 氛围音乐
ar موسيقى تأمل, موسيقى استرخاء, تأمل موجه
hi ध्यान संगीत, आरामदायक संगीत
`;
