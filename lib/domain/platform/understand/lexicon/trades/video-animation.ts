/** The words of video and animation; the notation is that of `design-creative`. */
export const VIDEO_ANIMATION = `
video-animation
en video, video production, videographer, filmmaker, animation, animator, ~film, ~clip, ~movie, video maker, camera operator
de Videoproduktion, Video, Animation, Videograf, Filmproduktion
fr vidéo, animation, vidéaste, production vidéo
es vídeo, video, animación, videógrafo, producción de vídeo
pt vídeo, animação, videomaker, produção de vídeo
it video, animazione, videomaker, produzione video
nl video, animatie, videograaf, videoproductie
ja 動画, 映像制作, アニメーション, 動画制作
zh 视频, 动画, 视频制作, 影片制作, 影片
ar فيديو, رسوم متحركة, إنتاج فيديو, مصور فيديو
hi वीडियो, एनिमेशन, वीडियो निर्माण, वीडियोग्राफर

video-editing
en video editor, edit video, edit my video, premiere pro, final cut, davinci, video cutting, film editing, footage, post production, montage
de Videoschnitt, Video schneiden, Videobearbeitung, Cutter, Videoeditor, Videoeditorin, Videocutter
fr montage vidéo, monteur vidéo
es edición de vídeo, edición de video, editor de vídeo, montaje
pt edição de vídeo, editor de vídeo, montagem de vídeo
it montaggio video, montatore video, editing video
nl videobewerking, video montage, video editor, videomontage
ja 動画編集, 映像編集, 動画編集者, ビデオ編集
zh 视频剪辑, 剪辑, 视频编辑, 剪辑师, 影片剪輯
ar مونتاج, مونتاج فيديو, تحرير فيديو, مونتير
hi वीडियो एडिटिंग, वीडियो संपादन, वीडियो एडिटर

short-form-video-editing
en reels, reel, tiktok editing, tiktok video, ~shorts, shorts editor, shorts editing, instagram reel, youtube shorts, short form, capcut, vertical video, short video, clips from podcast
de Kurzvideos, Reels schneiden, TikTok-Videos, Hochformatvideo
fr vidéos courtes, montage de Reels, vidéos TikTok, vidéo verticale
es vídeos cortos, edición de reels, videos TikTok
pt vídeos curtos, edição de reels, vídeos TikTok
it video brevi, montaggio reel, video TikTok
nl korte video's, reels bewerken, TikTok-video's
ja ショート動画, リール動画, TikTok動画, 縦型動画
zh 短视频剪辑, 短视频, 抖音视频, 竖屏视频
ar فيديوهات قصيرة, مونتاج ريلز, فيديو تيك توك
hi शॉर्ट वीडियो, रील्स एडिटिंग, रील

youtube-video-editing
en youtube editor, youtube video, youtube editing, vlog editor, vlog, gaming video editor, youtuber, youtube channel, talking head
de YouTube-Schnitt, YouTube-Video, YouTube-Cutter
fr montage YouTube, vidéo YouTube, monteur YouTube
es edición para YouTube, vídeo de YouTube, editor YouTube
pt edição para YouTube, vídeo para YouTube, editor YouTube
it montaggio YouTube, video YouTube
nl YouTube-montage, YouTube-video, YouTube editor
ja YouTube動画編集, ユーチューブ編集, YouTube編集
zh YouTube剪辑, YouTube视频, vlog剪辑
ar مونتاج يوتيوب, فيديو يوتيوب
hi यूट्यूब वीडियो एडिटिंग, यूट्यूब एडिटर

color-grading
en color grade, colour grading, colorist, colourist, color correction, colour correction, lut, davinci resolve, hdr grading
de Farbkorrektur Video, Color Grading, Colorist
fr étalonnage, étalonneur, étalonnage couleur
es corrección de color, etalonaje, colorista
pt correção de cor, colorista, gradação de cor
it color correction, correzione colore, colorist
nl kleurcorrectie, colorgrading, colorist
ja カラーグレーディング, 色補正, カラコレ
zh 调色, 视频调色, 调色师
ar تصحيح الألوان, تلوين الفيديو
hi कलर ग्रेडिंग, रंग सुधार

visual-effects
en vfx, cgi, compositing, green screen, greenscreen, chroma key, rotoscoping, special effects, nuke, object removal, vfx artist
de visuelle Effekte, Spezialeffekte, VFX
fr effets spéciaux, effets visuels, trucage, fond vert
es efectos visuales, efectos especiales, pantalla verde
pt efeitos visuais, efeitos especiais, tela verde
it effetti visivi, effetti speciali
nl visuele effecten, speciale effecten
ja VFX, 視覚効果, 合成, 特殊効果, 実写合成
zh 视觉特效, 特效, 特效制作, 绿幕抠像
ar مؤثرات بصرية, مؤثرات خاصة, كروما
hi विज़ुअल इफ़ेक्ट्स, वीएफएक्स, विशेष प्रभाव

motion-graphics
en motion design, motion designer, after effects, motion graphic, kinetic typography, animated text, lower third, title animation, animated graphics, stream overlay
de Motion Design, Bewegtgrafik, animierte Grafiken
fr motion design, animation graphique, motion designer
es gráficos en movimiento, animación gráfica, motion designer
pt animação gráfica, motion designer, gráficos animados
it grafica animata, motion designer, grafica in movimento
nl bewegende graphics, motion designer, animatiegraphics
ja モーショングラフィックス, モーションデザイン, 文字アニメーション
zh 动态图形, MG动画, 动态设计
ar موشن جرافيك, رسوم متحركة جرافيكية
hi मोशन ग्राफ़िक्स, मोशन डिज़ाइन

logo-animation
en animated logo, logo intro, logo sting, logo reveal, intro video, video intro, outro, youtube intro, lottie, intro maker
de Logo-Animation, animiertes Logo, Video-Intro
fr animation de logo, logo animé, intro vidéo
es animación de logo, logo animado, intro de vídeo
pt animação de logo, logo animado, vinheta
it animazione logo, logo animato, intro video
nl logo-animatie, geanimeerd logo, video-intro
ja ロゴアニメーション, オープニング動画, ロゴモーション
zh logo动画, 标志动画, 片头制作
ar تحريك شعار, شعار متحرك, مقدمة فيديو
hi लोगो एनिमेशन, वीडियो इंट्रो

explainer-videos
en explainer, explainer video, animated explainer, whiteboard video, whiteboard animation, saas video, vyond, explanation video, animated ad, demo animation
de Erklärvideo, Erklärfilm, Whiteboard-Video
fr vidéo explicative, vidéo animée, film explicatif
es vídeo explicativo, video animado, vídeo de pizarra
pt vídeo explicativo, vídeo animado, animação explicativa
it video esplicativo, video animato
nl uitlegvideo, uitleganimatie, explainer
ja 説明動画, 解説動画, ホワイトボードアニメーション, サービス紹介動画
zh 解说视频, 讲解动画, 白板动画
ar فيديو توضيحي, فيديو شرح, فيديو وايت بورد
hi एक्सप्लेनर वीडियो, व्हाइटबोर्ड एनिमेशन

2d-character-animation
en 2d animation, cartoon, cartoon animation, 2d animator, animated character, character animation, toon boom, cel animation, frame by frame, animated short
de 2D-Animation, Zeichentrick, Trickfilm, Charakteranimation
fr animation 2D, dessin animé, animation de personnages
es animación 2D, dibujos animados, animación de personajes
pt animação 2D, desenho animado, animação de personagens
it animazione 2D, cartone animato, animazione di personaggi
nl 2D-animatie, tekenfilm, karakteranimatie
ja 2Dアニメーション, キャラクターアニメーション, 手描きアニメ
zh 二维动画, 2D动画, 卡通动画, 角色动画
ar رسوم متحركة ثنائية الأبعاد, كرتون, تحريك شخصيات
hi 2डी एनिमेशन, कार्टून, कार्टून एनिमेशन

3d-animation
en 3d, 3d animator, blender, maya, cinema 4d, c4d, 3d video, rigging, mocap, motion capture, 3d character, 3d rigging
de 3D-Animation, 3D-Film, 3D-Animator
fr animation 3D, film 3D, animateur 3D
es animación 3D, animador 3D
pt animação 3D, animador 3D
it animazione 3D, animatore 3D
nl 3D-animatie, 3D-animator
ja 3Dアニメーション, 3DCG, 3DCGアニメ, リギング
zh 三维动画, 3D动画, 骨骼绑定
ar رسوم متحركة ثلاثية الأبعاد, تحريك ثلاثي الأبعاد
hi 3डी एनिमेशन, थ्री डी एनिमेशन

3d-modeling
en 3d model, 3d modelling, 3d modeler, 3d artist, 3d sculpting, zbrush, low poly, game assets, texturing, 3d asset, retopology, uv mapping
de 3D-Modellierung, 3D-Modell, 3D-Künstler
fr modélisation 3D, modèle 3D, modeleur 3D
es modelado 3D, modelo 3D, modelador 3D
pt modelagem 3D, modelo 3D, modelador 3D
it modellazione 3D, modello 3D, modellatore 3D
nl 3D-modellering, 3D-model
ja 3Dモデリング, 3Dモデル, モデリング
zh 3D建模, 三维建模, 3D模型, 建模
ar نمذجة ثلاثية الأبعاد, نموذج ثلاثي الأبعاد, مجسم ثلاثي الأبعاد
hi 3डी मॉडलिंग, 3डी मॉडल

3d-product-rendering
en product render, 3d render, product rendering, 3d rendering, cgi product, product visualization, packshot render, keyshot, product animation, exploded view
de 3D-Produktrendering, Produktvisualisierung, Produkt-Rendering
fr rendu 3D produit, visualisation de produit, packshot 3D
es render de producto, renderizado 3D, visualización de producto
pt render de produto, renderização 3D, visualização de produto
it rendering prodotto, render 3D, visualizzazione prodotto
nl 3D-productrender, productvisualisatie
ja 3D商品レンダリング, 商品CG, レンダリング
zh 产品渲染, 3D渲染, 产品效果图
ar رندر منتج, إظهار المنتج ثلاثي الأبعاد, تصيير ثلاثي الأبعاد
hi 3डी उत्पाद रेंडरिंग, प्रोडक्ट रेंडर

architectural-visualization
en archviz, arch viz, architectural rendering, house render, interior render, exterior render, 3d floor plan, walkthrough, real estate render, lumion, vray
de Architekturvisualisierung, 3D-Visualisierung Haus, Immobilienvisualisierung
fr visualisation architecturale, perspective 3D, rendu d'architecture
es visualización arquitectónica, render arquitectónico, infoarquitectura
pt visualização arquitetônica, render arquitetônico, maquete eletrônica, maquete 3D
it visualizzazione architettonica, rendering architettonico, render interni
nl architectuurvisualisatie, 3D-impressie, artist impression
ja 建築パース, 建築CG, パース作成
zh 建筑可视化, 建筑效果图, 室内效果图
ar إظهار معماري, رندر معماري, تصور معماري
hi वास्तु विज़ुअलाइज़ेशन, आर्किटेक्चरल रेंडरिंग

stop-motion-animation
en stop motion, claymation, stop motion video, clay animation, paper animation, puppet animation, lego animation, dragonframe
de Stop-Motion, Knetanimation, Legetrick
fr stop motion, animation en volume, animation image par image
es stop motion, animación con plastilina
pt stop motion, animação com massinha
it stop motion, animazione a passo uno, plastilina animata
nl stop-motion, kleianimatie
ja コマ撮り, ストップモーション, クレイアニメ
zh 定格动画, 粘土动画
ar إيقاف الحركة, ستوب موشن, تحريك الصلصال
hi स्टॉप मोशन, क्ले एनिमेशन

anime-style-animation
en anime, anime video, anime animation, anime opening, anime intro, amv, japanese animation, anime animator
de Anime, Anime-Animation, Anime-Stil
fr anime, animation japonaise, style anime
es anime, animación anime, estilo anime
pt anime, animação anime, estilo anime
it anime, animazione giapponese, stile anime
nl anime, anime-animatie
ja アニメ制作, アニメ, 作画, 原画, 動画マン
zh 动漫制作, 日式动画, 番剧动画
ar أنمي, تحريك أنمي, أسلوب الأنمي
hi एनीमे, एनीमे एनिमेशन

gif-sticker-animation
en gif, gifs, animated gif, sticker animation, animated sticker, animated emote, telegram stickers, whatsapp stickers, looping animation, emoji animation
de animiertes GIF, GIF erstellen, animierte Sticker
fr GIF animé, stickers animés, autocollants animés
es GIF animado, stickers animados
pt GIF animado, figurinhas animadas, stickers animados
it GIF animata, sticker animati, adesivi animati
nl geanimeerde GIF, geanimeerde stickers
ja GIFアニメ, LINEスタンプ, アニメーションスタンプ
zh 动图, GIF制作, 表情包, 动态表情
ar صور متحركة, جيف, ملصقات متحركة
hi जीआईएफ, एनिमेटेड स्टिकर

storyboarding
en storyboard, storyboards, storyboard artist, animatic, shot list, shooting board, film storyboard
de Storyboard, Storyboard zeichnen, Animatic
fr storyboard, scénarimage, découpage technique
es storyboard, guion gráfico
pt storyboard, esboço sequencial
it storyboard, storyboard artist
nl storyboard, storyboard tekenen
ja 絵コンテ, ストーリーボード, コンテ制作
zh 分镜, 故事板, 分镜头脚本
ar ستوري بورد, لوحة قصصية, القصة المصورة للفيلم
hi स्टोरीबोर्ड, स्टोरीबोर्डिंग

corporate-video-production
en corporate video, company video, business video, image film, company film, recruitment video, employer branding video, company profile video, interview video
de Imagefilm, Unternehmensfilm, Firmenvideo, Recruitingfilm
fr film d'entreprise, vidéo corporate, vidéo d'entreprise
es vídeo corporativo, video institucional, vídeo de empresa
pt vídeo corporativo, vídeo institucional
it video aziendale, video corporate, video istituzionale
nl bedrijfsvideo, bedrijfsfilm, wervingsvideo
ja 企業動画, 会社紹介動画, 採用動画, 企業VP
zh 企业宣传片, 公司宣传片, 企业视频
ar فيديو تعريفي للشركة, فيلم مؤسسي, فيديو شركات
hi कॉर्पोरेट वीडियो, कंपनी वीडियो

commercial-production
en commercial, tv commercial, tv ad, tv spot, video ad, brand film, advert, promo video, advertising film, cinema ad
de Werbespot, Werbefilm, TV-Spot, Werbevideo
fr film publicitaire, spot publicitaire, pub vidéo
es anuncio de televisión, spot publicitario, vídeo publicitario
pt comercial de TV, filme publicitário, anúncio em vídeo
it spot pubblicitario, spot televisivo, video pubblicitario
nl reclamefilm, reclamespot, tv-commercial
ja CM制作, テレビCM, 広告動画, プロモーション動画
zh 广告片, 电视广告, 商业广告制作, 宣传片
ar إعلان تلفزيوني, فيديو إعلاني, إعلان تجاري
hi विज्ञापन फ़िल्म, टीवी विज्ञापन, प्रचार वीडियो

product-videos
en product video, product demo video, amazon video, unboxing, kickstarter video, crowdfunding video, product film, listing video, product commercial
de Produktvideo, Produktfilm, Crowdfunding-Video
fr vidéo produit, vidéo de démonstration, déballage
es vídeo de producto, video de demostración
pt vídeo de produto, vídeo demonstrativo
it video prodotto, video dimostrativo
nl productvideo, productfilm
ja 商品動画, 商品紹介動画, 製品動画
zh 产品视频, 商品视频, 主图视频, 开箱视频
ar فيديو منتج, فيديو عرض منتج
hi उत्पाद वीडियो, प्रोडक्ट वीडियो

ugc-video-creation
en ugc, ugc creator, ugc video, ugc ads, user generated content, testimonial video, creator content, spokesperson video, product review video, try on haul
de UGC-Videos, UGC-Creator, Testimonial-Video
fr vidéos UGC, créateur UGC, vidéo témoignage
es vídeos UGC, creador UGC, video testimonial
pt vídeos UGC, criador UGC, vídeo depoimento
it video UGC, creator UGC, video testimonial
nl UGC-video's, UGC-creator, testimonialvideo
ja UGC動画, UGC制作, レビュー動画
zh UGC视频, 达人视频, 种草视频
ar فيديوهات يو جي سي, صانع محتوى, فيديو تجربة منتج
hi यूजीसी वीडियो, यूजीसी क्रिएटर

music-videos
en music video, lyric video, lyrics video, videoclip, visualizer, visualiser, spotify canvas, song video, mv, band video
de Musikvideo, Lyric-Video, Musikclip
fr clip musical, clip vidéo, vidéo lyrics
es videoclip, vídeo musical, video con letra
pt videoclipe, clipe musical, lyric video
it videoclip, video musicale
nl muziekvideo, videoclip, lyricvideo
ja ミュージックビデオ, MV制作, リリックビデオ
zh 音乐视频, MV制作, 音乐录影带, 歌词视频
ar فيديو كليب, كليب غنائي, فيديو كلمات
hi म्यूज़िक वीडियो, लिरिक वीडियो

event-videography
en event video, event videographer, event filming, aftermovie, conference video, concert video, highlight reel, event recap, film an event
de Eventvideo, Veranstaltungsvideo, Aftermovie, Eventfilm
fr vidéo d'événement, vidéaste événementiel, aftermovie
es vídeo de eventos, videógrafo de eventos, aftermovie
pt filmagem de eventos, vídeo de evento, aftermovie
it video eventi, riprese eventi, aftermovie
nl eventvideo, evenement filmen, aftermovie
ja イベント撮影, イベント動画, イベント映像
zh 活动摄像, 活动拍摄, 会议摄像
ar تصوير فيديو فعاليات, تصوير مؤتمرات
hi इवेंट वीडियोग्राफी, कार्यक्रम वीडियो

wedding-videography
en wedding video, wedding videographer, wedding film, film my wedding, wedding filmmaker, bridal video, marriage video
de Hochzeitsvideo, Hochzeitsfilm, Hochzeitsvideograf
fr vidéo de mariage, vidéaste mariage, film de mariage
es vídeo de boda, videógrafo de bodas
pt vídeo de casamento, filmagem de casamento
it video matrimonio, videomaker matrimonio
nl trouwvideo, bruiloftvideo, trouwfilm
ja 結婚式動画, ウェディングムービー, 結婚式ビデオ
zh 婚礼摄像, 婚礼视频, 婚礼跟拍
ar تصوير فيديو زفاف, فيديو زفاف
hi शादी का वीडियो, वेडिंग वीडियोग्राफी

drone-videography
en drone, drone video, drone footage, aerial video, fpv, fpv drone, drone pilot, aerial filming, drone operator
de Drohnenvideo, Drohnenaufnahmen, Luftaufnahmen Video, Drohnenpilot
fr vidéo drone, pilote de drone, prise de vue aérienne
es vídeo con dron, grabación con drone, piloto de dron
pt filmagem com drone, vídeo aéreo, piloto de drone
it riprese drone, video con drone, pilota drone
nl dronevideo, drone-opnames, dronepiloot
ja ドローン撮影, ドローン空撮, ドローン動画
zh 无人机拍摄, 航拍视频, 无人机航拍
ar تصوير درون, تصوير جوي بالفيديو, طائرة درون
hi ड्रोन वीडियो, ड्रोन वीडियोग्राफी

live-streaming-production
en live stream, livestream, live streaming, obs, streaming setup, webcast, vmix, twitch stream setup, broadcast, multicam stream
de Livestream, Liveübertragung, Streaming-Technik
fr diffusion en direct, live streaming, captation en direct
es transmisión en vivo, streaming en directo, emisión en directo
pt transmissão ao vivo, live streaming
it diretta streaming, trasmissione in diretta
nl livestream, live-uitzending
ja ライブ配信, 生配信, 配信代行
zh 直播, 直播制作, 现场直播, 直播技术
ar بث مباشر, إنتاج البث المباشر
hi लाइव स्ट्रीमिंग, सीधा प्रसारण

documentary-filmmaking
en documentary, documentary film, documentary filmmaker, short documentary, mini documentary, docu, interview film, reportage
de Dokumentarfilm, Doku, Dokumentarfilmer, Reportage
fr documentaire, film documentaire, documentariste
es documental, documentalista, cine documental
pt documentário, documentarista
it documentario, documentarista
nl documentaire, documentairemaker
ja ドキュメンタリー, ドキュメンタリー映像, 記録映像
zh 纪录片, 纪录片制作
ar فيلم وثائقي, وثائقي, إنتاج وثائقي
hi वृत्तचित्र, डॉक्यूमेंट्री

training-video-production
en training video, tutorial video, screen recording, screencast, instructional video, how to video, camtasia, elearning video, onboarding video, course video
de Schulungsvideo, Lernvideo, Tutorial-Video, Bildschirmaufnahme
fr vidéo de formation, tutoriel vidéo, capture d'écran vidéo
es vídeo de formación, videotutorial, vídeo de capacitación
pt vídeo de treinamento, vídeo tutorial, videoaula
it video formativo, video tutorial, video corso
nl trainingsvideo, instructievideo, tutorialvideo
ja 研修動画, 教材動画, チュートリアル動画, マニュアル動画
zh 培训视频, 教程视频, 录屏教程, 教学视频
ar فيديو تدريبي, فيديو تعليمي, تسجيل شاشة
hi प्रशिक्षण वीडियो, ट्यूटोरियल वीडियो

ai-video-generation
en ai video, text to video, ai avatar, heygen, runway, sora, veo, ai film, ai commercial, deepfake, ai generated video, talking avatar
de KI-Video, KI-Videos erstellen, KI-Avatar
fr vidéo IA, génération vidéo par IA, avatar IA
es vídeo con IA, video generado por IA, avatar IA
pt vídeo com IA, vídeo gerado por IA, avatar IA
it video IA, video generati con IA, avatar IA
nl AI-video, AI-avatar, video met AI
ja AI動画, AI動画生成, 生成AI動画, AIアバター
zh AI视频, AI视频生成, 数字人
ar فيديو بالذكاء الاصطناعي, توليد فيديو
hi एआई वीडियो, एआई अवतार

captions-video-accessibility
en captions, closed captions, subtitles, subtitling, captioning, cc, burn in subtitles, add subtitles, video subtitles, audio description, subtitle video
de Untertitel, Video untertiteln, barrierefreies Video
fr sous-titres, sous-titrage vidéo, accessibilité vidéo
es subtítulos, subtitulado, accesibilidad de vídeo
pt legendas, legendagem, acessibilidade de vídeo
it sottotitoli, sottotitolazione, accessibilità video
nl ondertitels, ondertiteling, videotoegankelijkheid
ja 字幕, 字幕制作, テロップ, 字幕入れ
zh 字幕, 视频字幕, 字幕制作, 加字幕
ar ترجمة الفيديو, إضافة ترجمة, شرح نصي
hi कैप्शन, सबटाइटल, उपशीर्षक
`;
